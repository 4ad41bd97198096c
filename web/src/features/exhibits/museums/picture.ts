/** The logo of a museum, converted to a format without scripts. */

export interface Picture {
  name: string;
  file: Blob;
}

/** Pixels of the longer side of a converted picture. */
const SIDE = 2048;
const SVG = /\.svg$/i;

/**
 * Converts an SVG to PNG, and returns other pictures unchanged. A browser that opens an SVG file
 * directly runs the scripts in it, with the rights of the site. Throws if the picture cannot be
 * drawn.
 */
export async function safePicture({ name, file }: Picture): Promise<Picture> {
  if (!SVG.test(name)) return { name, file };
  const address = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!width || !height) throw new Error(`${name} has no size`);
    const scale = SIDE / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!png) throw new Error(`${name} cannot be drawn`);
    return { name: name.replace(SVG, ".png"), file: png };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** True if a picture can be converted for the archive. */
export function isUsable(picture: Picture): Promise<boolean> {
  return safePicture(picture).then(
    () => true,
    () => false,
  );
}
