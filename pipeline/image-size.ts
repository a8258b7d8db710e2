/** The width and height of a picture. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a PNG, JPEG, WebP, AVIF or SVG file; undefined if it is none of them. */
export function imageSize(file: Buffer): ImageSize | undefined {
  try {
    return readSize(file);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readSize(file: Buffer): ImageSize | undefined {
  if (file.toString('latin1', 1, 4) === 'PNG') {
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  if (file.readUInt16BE(0) === 0xffd8) return jpegSize(file);
  if (file.toString('latin1', 8, 12) === 'WEBP') return webpSize(file);
  const avifBox = file.toString('latin1', 4, 8) === 'ftyp' ? file.indexOf('ispe') : -1;
  if (avifBox > 0) {
    return { width: file.readUInt32BE(avifBox + 8), height: file.readUInt32BE(avifBox + 12) };
  }
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(file.toString('utf8'))?.[1];
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function jpegSize(file: Buffer): ImageSize | undefined {
  let place = 2;
  while (place + 9 < file.length) {
    const marker = file.readUInt8(place + 1);
    // The frame headers, apart from tables that share their range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: file.readUInt16BE(place + 7), height: file.readUInt16BE(place + 5) };
    }
    place += 2 + file.readUInt16BE(place + 2);
  }
  return undefined;
}

function webpSize(file: Buffer): ImageSize | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  }
}
