/** Outlines of the points and of the field. */
import type { Geometry, Point } from "./geometry";

/**
 * In units (distances between points): radius of the round bay at the base of a point, and radius
 * of its round head. The shaft between them tapers towards the head, where it is twice the head's
 * radius wide.
 */
const BAY_RADIUS = 0.42;
export const HEAD_RADIUS = 0.325;

/**
 * Return the outline of a point: round bay, tapering shaft, round head. With a positive `inset`,
 * return the line inlaid in the point, at this distance in pixels from the edge of the point.
 */
export function arch(g: Geometry, point: Point, inset = 0): Path2D {
  const { x, base, up } = point;
  const bay = BAY_RADIUS * g.unit;
  const head = HEAD_RADIUS * g.unit - inset;
  const springing = springingOf(g, point);
  const path = new Path2D();
  const foot = base + up * (bay - g.bay);
  if (up > 0) {
    path.arc(x, foot, bay - inset, Math.PI, 2 * Math.PI);
    path.lineTo(x + head, springing);
    path.arc(x, springing, head, 0, Math.PI);
  } else {
    path.arc(x, foot, bay - inset, 0, Math.PI);
    path.lineTo(x - head, springing);
    path.arc(x, springing, head, Math.PI, 2 * Math.PI);
  }
  path.closePath();
  return path;
}

/**
 * Return the y coordinate of the springing of a point, where the shaft meets the round head. This
 * is the centre of the head and of the point's mark.
 */
export function springingOf(g: Geometry, point: Point): number {
  return point.base + point.up * (g.length - HEAD_RADIUS * g.unit);
}

/** Return the outline of the field and of the round bays in its rim, one at each point's base. */
export function sunkField(g: Geometry): Path2D {
  const { x, y, width, height } = g.field;
  const radius = BAY_RADIUS * g.unit;
  const rise = radius - g.bay;
  const half = Math.sqrt(radius * radius - rise * rise);
  const angle = Math.asin(rise / radius);
  const path = new Path2D();
  path.moveTo(x, y);
  for (let k = 0; k < 6; k++) {
    const centre = x + (k + 0.5) * g.unit;
    path.lineTo(centre - half, y);
    path.arc(centre, y + rise, radius, Math.PI + angle, 2 * Math.PI - angle);
  }
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  for (let k = 5; k >= 0; k--) {
    const centre = x + (k + 0.5) * g.unit;
    path.lineTo(centre + half, y + height);
    path.arc(centre, y + height - rise, radius, angle, Math.PI - angle);
  }
  path.lineTo(x, y + height);
  path.closePath();
  return path;
}
