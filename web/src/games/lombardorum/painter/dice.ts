/** Dice in the channel: their positions and their roll, and the doubling cube on the bar. */
import type { Box } from "../../../board/painter";
import type { Token, View } from "../../../engine/protocol";
import { paintCube, paintDie } from "../../../paint/material/dice";
import * as mark from "../../../paint/material/marks";
import { chance, seedOf } from "../../../paint/material/noise";
import { boneDice, fade } from "../../../paint/material/palette";
import {
  amongDice,
  awaitsRoll,
  type DiePosition,
  diceOf,
  halfOf,
  isMuted,
  isUsed,
  nextDiceCount,
  onTheWay,
  sway,
} from "../../../paint/tables/dice";
import type { Live } from "./layer";
import type { Geometry } from "./measures";
import { dieAt } from "./positions";

/** Number of dice unless an option sets it. */
const USUAL = 2;

/** Position of a die, slightly random. */
function positionOf(
  g: Geometry,
  index: number,
  count: number,
  seed: string,
  far: boolean,
): DiePosition {
  const random = chance(seedOf(seed));
  const turn = sway(random);
  const at = dieAt(g, index, count, { x: 2 * random() - 1, y: 2 * random() - 1 });
  return { ...at, turn: turn + (far ? Math.PI : 0) };
}

export function paintDice(live: Live, rolling: number): void {
  const { ctx, g, ink, view, look, colours, far } = live;
  const material = boneDice[look.theme];
  if (awaitsRoll(view)) {
    const count = nextDiceCount(view, USUAL);
    const faint = colours.grain ? fade(colours.count, 0.5) : colours.count;
    for (let i = 0; i < count; i++) {
      const at = positionOf(g, i, count, `d${i}`, far);
      mark.dieToCome(ctx, at, g.die, at.turn, faint);
    }
  }
  const dice = diceOf(view);
  dice.forEach((die, i) => {
    const along = positionOf(g, i, dice.length, `${die.id}${die.side}${die.value}`, far);
    const at = { ...along, y: along.y + halfOf(view, die, look) * 0.42 * g.unit };
    const used = isUsed(view, die) && rolling >= 1;
    const muted = isMuted(view, die) && rolling >= 1;
    const { value } = die;
    paintDie(ctx, material, { ...onTheWay(at, g.die, rolling, i), size: g.die, value, muted });
    if (used) mark.tick(ctx, ink, at, g.die);
  });
  const cube = view.tokens.find((token) => token.kind === "cube");
  if (cube) paintCube(ctx, material, g.rosette, cubeSize(g), cube.value, far ? Math.PI : 0);
}

const cubeSize = (g: Geometry) => 0.56 * g.unit;

/** The pressable area of a token: a die, rolled or not, or the cube. */
export function tokenBox(g: Geometry, view: View, token: Token): Box | null {
  if (token.kind === "cube") {
    const side = Math.max(24, cubeSize(g) * 1.2);
    return { x: g.rosette.x - side / 2, y: g.rosette.y - side / 2, width: side, height: side };
  }
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const at = dieAt(g, among.index, among.count, { x: 0, y: 0 });
  const width = 0.88 * g.unit;
  const height = 1.1 * g.unit;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
