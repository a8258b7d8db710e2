import { imageSize as readSize } from 'image-size';

/** The width and height of a picture, as browsers show it. */
export interface ImageSize {
  width: number;
  height: number;
}

/** From this EXIF orientation on, browsers turn a photo on its side. */
const firstTurned = 5;

/** Reads the size of a picture; undefined if the file is none, or an SVG without a size. */
export function imageSize(file: Buffer): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = readSize(file);
    if (!width || !height) return undefined;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
