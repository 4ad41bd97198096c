/** Random numbers from a fixed seed, so that textures are the same in every painting. */

const SIDE = 256;

/** Return a generator of numbers from 0 (included) to 1 (excluded), always the same for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Return a seed derived from a name, such as the id of a piece: a hash based on FNV-1a. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const next = chance(20260717);
const lattice = new Float32Array(SIDE * SIDE);
for (let i = 0; i < lattice.length; i++) lattice[i] = next();

/** Return noise from 0 to 1, smooth between integer points; x and y have the period 256. */
export function valueNoise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const above = (row & 255) * SIDE;
  const below = ((row + 1) & 255) * SIDE;
  const left = column & 255;
  const right = (column + 1) & 255;
  const a = lattice[above + left] as number;
  const b = lattice[above + right] as number;
  const c = lattice[below + left] as number;
  const d = lattice[below + right] as number;
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Return the finest noise: a random value from 0 to 1 for each device pixel. */
export function speckle(x: number, y: number): number {
  return lattice[((y * 131 + x * 17) ^ (y * 7)) & 65535] as number;
}
