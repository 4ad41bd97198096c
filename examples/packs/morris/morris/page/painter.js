/**
 * Painter of nine men's morris: a plank of lime wood with burnt lines, a groove on each side for
 * the men in hand, and men of bone and bog oak. The module imports nothing, because a site loads
 * only this file. The documentation describes the interface of painters.
 */

/** Height and gap in pixels of the strips with the players' names on a phone. */
const STRIP = 28;
const STRIP_GAP = 7;
/** Sizes in grid squares: the margin of wood, a groove, and a man. */
const RIM = 0.16;
const GROOVE = 0.92;
const MAN = 0.37;
const HOLE = 0.1;
/** Number of men in a groove at the start. */
const NINE = 9;
const FIRST = "white";

const WOODEN = { line: "#4a2e17", gleam: "rgb(255 246 224 / 55%)", hole: "#3b2412" };
const MEN = {
  white: { face: "#f4ecd9", turned: "#d3c3a0", edge: "#8f7c58" },
  black: { face: "#4d2a20", turned: "#7a4a3a", edge: "#1d0e09" },
};
const COLOURS = {
  light: {
    ...{ wood: "#dcc193", shade: "#c7a671", grain: "#8a5f2e", groove: "#b8935d" },
    ...{ ...WOODEN, ink: "#3b2412", marks: "#1f5d50", gold: "#8a6220", wrong: "#8c1f16" },
    ...{ men: MEN, textured: true },
  },
  dark: {
    ...{ wood: "#4b3728", shade: "#3b2a1e", grain: "#1d120a", groove: "#2c1f16" },
    ...{ line: "#d3bb8f", gleam: "rgb(0 0 0 / 45%)", hole: "#e2cda3", ink: "#e2cda3" },
    ...{ marks: "#8fd0be", gold: "#e0b65c", wrong: "#ff9d8c" },
    men: { ...MEN, black: { face: "#2a1510", turned: "#8a5f4c", edge: "#c79f83" } },
    textured: true,
  },
  contrast: {
    ...{ wood: "#ffffff", shade: "#ffffff", grain: "#ffffff", groove: "#ffffff" },
    ...{ line: "#000000", gleam: "transparent", hole: "#000000", ink: "#000000" },
    ...{ marks: "#0d4c3f", gold: "#6b4400", wrong: "#8c0000" },
    men: {
      white: { face: "#ffffff", turned: "#000000", edge: "#000000" },
      black: { face: "#000000", turned: "#ffffff", edge: "#000000" },
    },
    textured: false,
  },
};
/** In the night theme the page inverts the light and dark of the high-contrast painting. */
const coloursOf = ({ theme }) => COLOURS[theme] ?? COLOURS.contrast;

export const painter = { least: () => 420, fit, icon, tokenIcon() {}, legend: () => [], markIcon() {} };

/** Returns the largest board that fits into the space. */
function fit(space, view, look) {
  const phone = look.shape === "phone";
  const above = phone ? STRIP + STRIP_GAP : 0;
  const across = 7 + 2 * RIM;
  const down = 7 + 2 * GROOVE + 4 * RIM;
  const cell = Math.max(6, Math.min(space.width / across, (space.height - 2 * above) / down, 108));
  const g = {
    cell,
    width: across * cell,
    height: down * cell + 2 * above,
    plank: { x: 0, y: above, width: across * cell, height: down * cell },
    turned: look.turned,
    colours: coloursOf(look),
    boxes: new Map(),
  };
  for (const place of view.places) g.boxes.set(place.id, boxOf(g, place));
  const places = new Map();
  for (const [id, box] of g.boxes) places.set(id, { box, outline: outlineOf(box) });
  const strip = (y) => ({ x: 0, y, width: g.width, height: STRIP });
  return {
    width: g.width,
    height: g.height,
    bleed: 14,
    places,
    strips: phone ? { far: strip(0), near: strip(g.height - STRIP) } : null,
    spot: (shown, id) => spotOf(g, shown, id),
    token: () => null,
    paintStill: (ctx, shown) => paintStill(ctx, g, shown),
    *paintGrain(ctx, shown) {
      if (!g.colours.textured) return;
      yield* paintGrain(ctx, g);
      paintLines(ctx, g, shown);
    },
    paintLive: (ctx, scene) => paintLive(ctx, g, scene),
  };
}

/** Returns the box of a place: a grid square for a point, the player's groove for a hand. */
function boxOf({ cell, plank, turned }, { kind, row, column, id }) {
  const rim = RIM * cell;
  if (kind === "hand") {
    const near = id.startsWith(FIRST) !== turned;
    const y = near ? plank.y + plank.height - rim - GROOVE * cell : plank.y + rim;
    return { x: plank.x + rim, y, width: 7 * cell, height: GROOVE * cell };
  }
  const [right, below] = turned ? [6 - column, 6 - row] : [column, row];
  const top = plank.y + (2 * RIM + GROOVE) * cell;
  return { x: plank.x + rim + right * cell, y: top + below * cell, width: cell, height: cell };
}

function outlineOf({ x, y, width, height }) {
  const path = new Path2D();
  path.roundRect(x, y, width, height, Math.min(width, height) / 2);
  return path;
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the position of a man: on its point, or in the groove in the order of its number. */
function spotOf(g, view, id) {
  const man = view.pieces.find((one) => one.id === id);
  const box = man && g.boxes.get(man.place);
  if (!box) return null;
  if (!man.place.endsWith("_hand")) return middle(box);
  const step = box.width / NINE;
  return { x: box.x + step * (man.order + 0.5), y: box.y + box.height / 2 };
}

function sizeOf(g, man) {
  return man.place.endsWith("_hand") ? Math.min(MAN, 0.36) * g.cell : MAN * g.cell;
}

/* ---- Static parts ---- */

function paintStill(ctx, g, view) {
  const { plank, cell, colours } = g;
  ctx.save();
  if (colours.textured) {
    shadow(ctx, "rgb(40 24 8 / 35%)", 9, 3, 5);
    ctx.fillStyle = colours.wood;
    round(ctx, plank, 0.12 * cell);
    ctx.fill();
    ctx.restore();
    ctx.save();
    const light = ctx.createLinearGradient(plank.x, plank.y, plank.x + plank.width, plank.y + plank.height);
    light.addColorStop(0, colours.wood);
    light.addColorStop(1, colours.shade);
    ctx.fillStyle = light;
  } else ctx.fillStyle = colours.wood;
  round(ctx, plank, 0.12 * cell);
  ctx.fill();
  ctx.lineWidth = colours.textured ? 1 : 2;
  ctx.strokeStyle = colours.textured ? colours.grain : colours.line;
  ctx.stroke();
  ctx.restore();
  paintLines(ctx, g, view);
}

/** Paints the grain along the plank, in time slices so that the page stays responsive. */
function* paintGrain(ctx, g) {
  const { plank, cell, colours } = g;
  const chance = dice(1283);
  const count = Math.round(plank.height / 1.7);
  for (let line = 0; line < count; line += 1) {
    ctx.save();
    round(ctx, plank, 0.12 * cell);
    ctx.clip();
    ctx.globalAlpha = 0.025 + 0.075 * chance() ** 2;
    ctx.strokeStyle = colours.grain;
    ctx.lineWidth = 0.5 + 1.3 * chance();
    const y = plank.y + plank.height * chance();
    const sway = cell * 0.25;
    ctx.beginPath();
    ctx.moveTo(plank.x, y);
    ctx.bezierCurveTo(
      plank.x + plank.width * 0.35,
      y + sway * (chance() - 0.5),
      plank.x + plank.width * 0.65,
      y + sway * (chance() - 0.5),
      plank.x + plank.width,
      y + sway * (chance() - 0.5),
    );
    ctx.stroke();
    ctx.restore();
    if (line % 24 === 23) yield;
  }
}

/** Returns a generator of pseudo-random numbers from 0 to 1 for a seed. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Paints the grooves, the burnt lines with a highlight on the lower edge, and the holes. */
function paintLines(ctx, g, view) {
  const { cell, colours, boxes } = g;
  for (const { id, kind } of view.places) if (kind === "hand") paintGroove(ctx, g, boxes.get(id));
  const lines = view.marks.filter(({ kind }) => kind === "board");
  const wide = Math.max(1.6, cell * 0.045);
  for (const [shift, colour] of [
    [Math.max(0.8, cell * 0.018), colours.gleam],
    [0, colours.line],
  ]) {
    ctx.save();
    ctx.translate(shift, shift);
    ctx.lineWidth = wide;
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    ctx.strokeStyle = colour;
    for (const { path } of lines) {
      ctx.beginPath();
      for (const id of path) {
        const { x, y } = middle(boxes.get(id));
        ctx.lineTo(x, y);
      }
      ctx.stroke();
    }
    ctx.restore();
  }
  for (const { id, kind } of view.places) {
    if (kind === "point") disc(ctx, middle(boxes.get(id)), HOLE * cell, colours.hole);
  }
}

function paintGroove(ctx, { cell, colours }, box) {
  const inner = { x: box.x, y: box.y + 0.06 * cell, width: box.width, height: box.height - 0.12 * cell };
  ctx.save();
  round(ctx, inner, inner.height / 2);
  const depth = ctx.createLinearGradient(0, inner.y, 0, inner.y + inner.height);
  depth.addColorStop(0, colours.textured ? colours.line : colours.groove);
  depth.addColorStop(colours.textured ? 0.18 : 1, colours.groove);
  ctx.globalAlpha = colours.textured ? 0.55 : 1;
  ctx.fillStyle = colours.textured && colours === COLOURS.dark ? colours.groove : depth;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.lineWidth = 1;
  ctx.strokeStyle = colours.textured ? colours.gleam : colours.line;
  ctx.stroke();
  ctx.restore();
}

/* ---- Parts that change ---- */

function paintLive(ctx, g, scene) {
  const { view } = scene;
  const { cell, colours, boxes } = g;
  const full = new Set(view.pieces.map(({ place }) => place));
  const round = (id, colour, wide, dash = []) => {
    const box = boxes.get(id);
    if (!box || id.endsWith("_hand")) return;
    ring(ctx, middle(box), cell * (full.has(id) ? MAN + 0.05 : 0.22), colour, wide, dash);
  };
  const last = view.last.paths.flatMap((path) => path.at(-1) ?? []);
  for (const id of last) round(id, colours.gold, Math.max(2, 0.05 * cell));
  for (const man of view.pieces) {
    if (!scene.flying.has(man.id)) paintMan(ctx, g, man, spotOf(g, view, man.id));
  }
  for (const id of scene.movable) if (full.has(id)) round(id, colours.marks, 1.5, [1, 3]);
  for (const { place, takes } of scene.targets) target(ctx, g, place, takes, full.has(place));
  for (const { path, kind } of [...view.marks, ...scene.shown]) {
    if (kind !== "board" && path.length === 1) round(path[0], colours.wrong, 2, [2, 3]);
  }
  for (const id of scene.hint) round(id, colours.gold, Math.max(3, 0.07 * cell));
  if (scene.chosen) round(scene.chosen, colours.marks, Math.max(3, 0.07 * cell));
  if (scene.refused) round(scene.refused, colours.wrong, Math.max(3, 0.06 * cell), [6, 4]);
  if (scene.focus) focus(ctx, g, scene.focus);
  for (const [id, at] of scene.flying) {
    const man = view.pieces.find((one) => one.id === id);
    if (man) paintMan(ctx, g, { ...man, place: "" }, at);
  }
}

/** Marks a destination with a green peg, or a man that can be taken with a ring. */
function target(ctx, g, place, takes, full) {
  const box = g.boxes.get(place);
  if (!box) return;
  const { cell, colours } = g;
  if (full || takes) ring(ctx, middle(box), cell * (MAN + 0.05), colours.wrong, 3, []);
  else {
    disc(ctx, middle(box), 0.15 * cell, colours.marks);
    ring(ctx, middle(box), 0.23 * cell, colours.marks, 1.5, []);
  }
}

function focus(ctx, g, id) {
  const box = g.boxes.get(id);
  if (!box) return;
  const inset = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
  ctx.save();
  round(ctx, inset, Math.min(inset.width, inset.height) / 2);
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = g.colours.ink;
  ctx.stroke();
  ctx.restore();
}

function paintMan(ctx, g, man, at) {
  if (!at) return;
  const radius = sizeOf(g, man);
  drawMan(ctx, at, radius, man.side, g.colours, man.place === "");
}

/** Paints a turned man: shadow, face with light from the upper left, and two turned rings. */
function drawMan(ctx, at, radius, side, colours, lifted) {
  const { face, turned, edge } = colours.men[side] ?? colours.men.white;
  ctx.save();
  if (colours.textured) {
    const far = lifted ? 2.2 : 1;
    shadow(ctx, "rgb(20 10 2 / 50%)", radius * 0.22 * far, radius * 0.08 * far, radius * 0.15 * far);
  }
  disc(ctx, at, radius, face);
  ctx.restore();
  ctx.save();
  ctx.lineWidth = Math.max(1, radius * 0.07);
  if (colours.textured) {
    const light = ctx.createLinearGradient(at.x - radius, at.y - radius, at.x + radius, at.y + radius);
    light.addColorStop(0, "rgb(255 255 255 / 26%)");
    light.addColorStop(0.5, "rgb(255 255 255 / 0%)");
    light.addColorStop(1, "rgb(0 0 0 / 22%)");
    disc(ctx, at, radius, light);
  }
  ring(ctx, at, radius - ctx.lineWidth / 2, edge, Math.max(1, radius * 0.06), []);
  ring(ctx, at, radius * 0.66, turned, Math.max(1, radius * 0.07), []);
  ring(ctx, at, radius * 0.3, turned, Math.max(1, radius * 0.07), []);
  ctx.restore();
}

function icon(ctx, size, side, look) {
  drawMan(ctx, { x: size / 2, y: size / 2 }, size * 0.42, side, coloursOf(look), false);
}

/* ---- Shapes ---- */

function disc(ctx, { x, y }, radius, paint) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = paint;
  ctx.fill();
}

function ring(ctx, { x, y }, radius, colour, wide, dash) {
  ctx.save();
  ctx.setLineDash(dash);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.lineWidth = wide;
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.restore();
}

function round(ctx, { x, y, width, height }, radius) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/** Sets a shadow. Canvas shadows ignore the transformation, so the scale is applied here. */
function shadow(ctx, colour, blur, right, down) {
  const scale = ctx.getTransform().a;
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur * scale;
  ctx.shadowOffsetX = right * scale;
  ctx.shadowOffsetY = down * scale;
}
