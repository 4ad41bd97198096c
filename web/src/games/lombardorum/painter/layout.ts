/**
 * Measures of the Lombard board, in CSS pixels.
 *
 * The board is one half of a folding tables board. Seen from the first side, the outer edge is at
 * the left, the bar at the right, and beyond the bar a tray for borne-off men replaces the other
 * half. On the phone, the tray consists of two strips, one above and one below the board, to the
 * right of the lines with the players' names. Most lengths are multiples of the unit, the distance
 * between neighbouring points. Without the tray, the board's height is 1 to 1.47 times its width;
 * within this range, a greater height makes the points longer, but not the men larger.
 */
import type { Box, Look, Spot } from "../../../board/painter";
import { roundedBox, type Space } from "../../../paint/material/canvas";
import type { Geometry, Point } from "./geometry";
import { arch } from "./outlines";

export interface Proportions {
  rim: number;
  bar: number;
  man: number;
  slot: number;
  /**
   * Gap between board and tray, and width of the tray, as fractions of the board's width. On
   * phones, strips above and below the board replace the tray: gap and height of a strip, in CSS
   * pixels.
   */
  gap: number;
  tray: number;
  numeral: number;
  corner: number;
}

const proportions: Record<Look["shape"], Proportions> = {
  desk: {
    rim: 44 / 740,
    bar: 1.36,
    man: 0.775,
    slot: 3,
    gap: 9 / 740,
    tray: 110 / 740,
    numeral: 0.18,
    corner: 7 / 740,
  },
  embed: {
    rim: 26 / 398,
    bar: 1.36,
    man: 0.775,
    slot: 2.8,
    gap: 5 / 398,
    tray: 57 / 398,
    numeral: 0.257,
    corner: 5 / 398,
  },
  kiosk: {
    rim: 54 / 884,
    bar: 1.36,
    man: 0.775,
    slot: 3,
    gap: 12 / 884,
    tray: 136 / 884,
    numeral: 0.213,
    corner: 10 / 884,
  },
  phone: {
    rim: 23 / 374,
    bar: 1.16,
    man: 0.82,
    slot: 3.2,
    gap: 6,
    tray: 28,
    numeral: 0.265,
    corner: 5 / 374,
  },
};

const MEN = 15;
const CHANNEL = 1.36;
const NARROWEST = 0.68;
const WIDEST = 1;
/** Width of the phone's tray strip, as a fraction of the board's width. */
const STRIP = 174 / 374;

/** Return the geometry of the largest board that fits into a space. */
export function measure(space: Space, look: Look): Geometry {
  const share = proportions[look.shape];
  const phone = look.shape === "phone";
  const beside = phone ? 1 : 1 + share.gap + share.tray;
  const above = phone ? 2 * (share.gap + share.tray) : 0;
  const room = Math.max(1, space.height - above);
  const w = Math.floor(Math.min(space.width / beside, room * WIDEST));
  const h = Math.floor(Math.min(room, w / NARROWEST));
  return layOut(w, h, share, phone, look.turned);
}

/**
 * Return the geometry of a board. `w` and `h` are the size of the board in pixels, without its tray
 * or strips.
 */
export function layOut(
  w: number,
  h: number,
  share: Proportions,
  phone: boolean,
  turned: boolean,
): Geometry {
  const above = phone ? 2 * (share.gap + share.tray) : 0;
  const rim = phone ? Math.max(21, w * share.rim) : w * share.rim;
  const unit = (w - rim) / (6 + share.bar);
  const gap = phone ? share.gap : w * share.gap;
  const trayWidth = phone ? w * STRIP : w * share.tray;
  const width = phone ? w : w + gap + trayWidth;
  const height = h + above;
  const man = share.man * unit;
  const bay = 0.125 * unit;
  const string = Math.max(3.5, 0.075 * unit);
  const length = (h - 2 * rim - CHANNEL * unit) / 2;

  /** Convert a box from the first side's view to the user's: rotate it by 180° if `turned`. */
  const mirrored = (x: number, y: number, bw: number, bh: number): Box =>
    turned
      ? { x: width - x - bw, y: height - y - bh, width: bw, height: bh }
      : { x, y, width: bw, height: bh };
  const spot = (x: number, y: number): Spot =>
    turned ? { x: width - x, y: height - y } : { x, y };
  const away = (up: 1 | -1): 1 | -1 => (turned === up > 0 ? -1 : 1);

  const top = above / 2;
  const fieldTop = top + rim;
  const fieldHeight = h - 2 * rim;
  const barX = rim + 6 * unit;
  const barWidth = w - barX;
  const slotX = barX + barWidth / 2 + (phone ? -0.01 : 0.015) * unit;
  const bandWidth = Math.max(4.5, 0.1 * unit);
  const band = (x: number) => mirrored(x - bandWidth / 2, fieldTop, bandWidth, fieldHeight);

  const geometry: Geometry = {
    width,
    height,
    bleed: 4 * Math.ceil((0.62 * unit) / 4),
    unit,
    man,
    die: 0.56 * unit,
    rim,
    bay,
    length,
    numeral: Math.max(share.numeral * unit, Math.min(13, (rim - bay - string) * 1.05)),
    corner: Math.max(3, w * share.corner),
    string,
    board: mirrored(0, top, w, h),
    field: mirrored(rim, fieldTop, 6 * unit, fieldHeight),
    bar: mirrored(barX, top, barWidth, h),
    bands: phone
      ? [band((rim + string) / 2)]
      : [band((rim + string) / 2), band(barX + 0.12 * unit)],
    rosette: spot(slotX, top + h / 2),
    hinges: phone
      ? []
      : [0.2, 0.8].map((y) => mirrored(w, top + h * y - 0.18 * unit, gap, 0.36 * unit)),
    points: new Map(),
    slots: new Map(),
    wells: new Map(),
    trays: [],
    places: new Map(),
    strips: null,
  };

  for (let n = 1; n <= 12; n++) {
    const far = n <= 6;
    const x = rim + ((far ? 6 - n : n - 7) + 0.5) * unit;
    const at = spot(x, far ? fieldTop : fieldTop + fieldHeight);
    const point: Point = { number: n, x: at.x, base: at.y, up: away(far ? 1 : -1) };
    geometry.points.set(`p${n}`, point);
    geometry.places.set(`p${n}`, {
      box: mirrored(x - unit / 2, far ? top : top + h - rim - length, unit, rim + length),
      outline: arch(geometry, point),
    });
  }

  const slotLength = Math.min(share.slot * man + 0.1 * unit, h / 2 - rim - 0.4 * unit);
  for (const [side, far] of [
    ["white", true],
    ["black", false],
  ] as const) {
    const edge = far ? fieldTop : fieldTop + fieldHeight - slotLength;
    const box = mirrored(slotX - 0.435 * unit, edge, 0.87 * unit, slotLength);
    const inset = man / 2 + 0.05 * unit;
    const first = spot(slotX, far ? fieldTop + inset : fieldTop + fieldHeight - inset);
    geometry.slots.set(`bar.${side}`, { box, x: first.x, first: first.y, up: away(far ? 1 : -1) });
    geometry.places.set(`bar.${side}`, {
      box: mirrored(barX, far ? top : top + h - rim - slotLength, barWidth, rim + slotLength),
      outline: roundedBox(box, box.width / 2),
    });
  }

  if (phone) addStrips(geometry, trayWidth, share.tray, turned);
  else addTray(geometry, mirrored, { x: w + gap, y: top, width: trayWidth, height: h });
  return geometry;
}

/**
 * Add the hinged tray with two wells (compartments for men), one above the other. Each well is
 * filled from its outer end towards the middle of the tray.
 */
function addTray(
  g: Geometry,
  mirrored: (x: number, y: number, width: number, height: number) => Box,
  tray: Box,
): void {
  const margin = 0.05 * g.unit;
  const middle = 0.34 * g.unit;
  const width = 0.8 * g.unit;
  const height = (tray.height - 2 * g.rim - middle) / 2;
  const x = tray.x + (tray.width - width) / 2;
  for (const [side, far] of [
    ["black", true],
    ["white", false],
  ] as const) {
    const y = tray.y + g.rim + (far ? 0 : height + middle);
    const box = mirrored(x, y, width, height);
    const pitch = Math.min(0.235 * g.unit, (height - 2 * margin) / MEN);
    const above = box.y < g.height / 2 - height / 2;
    g.wells.set(`off.${side}`, { box, pitch, margin, fills: above ? "down" : "up" });
    g.places.set(`off.${side}`, {
      box: mirrored(tray.x, tray.y + (far ? 0 : tray.height / 2), tray.width, tray.height / 2),
      outline: roundedBox(box, Math.min(4, 0.05 * g.unit)),
    });
  }
  g.trays.push({
    box: mirrored(tray.x, tray.y, tray.width, tray.height),
    wells: ["off.black", "off.white"],
  });
}

/** Add the phone's two tray strips, and to their left the areas for the players' names. */
function addStrips(g: Geometry, width: number, height: number, turned: boolean): void {
  const x = g.width - width;
  const border = 3.5;
  const margin = 2.4;
  const rows = [0, g.height - height] as const;
  const order = turned ? ["off.white", "off.black"] : ["off.black", "off.white"];
  order.forEach((place, row) => {
    const tray = { x, y: rows[row] as number, width, height };
    const box = {
      x: x + border,
      y: tray.y + border,
      width: width - 2 * border,
      height: height - 2 * border,
    };
    g.wells.set(place, { box, pitch: (box.width - 2 * margin) / MEN, margin, fills: "left" });
    g.places.set(place, { box: tray, outline: roundedBox(tray, g.corner * 0.8) });
    g.trays.push({ box: tray, wells: [place] });
  });
  const line = (y: number): Box => ({ x: 0, y, width: x - 8, height });
  g.strips = { far: line(rows[0]), near: line(rows[1]) };
}
