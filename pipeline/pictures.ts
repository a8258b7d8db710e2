import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ContentError } from './content/read/problem.ts';
import { readContent } from './content/read/read-content.ts';
import { imageFolder, picturesOf } from './content/pictures.ts';

/** The widest slot on a page is 1180 px; high-density screens show up to twice as many. */
const widths = [480, 960, 1440, 1920];

/** At these qualities most people see no difference. One more step of effort takes four times as long and saves 5%. */
const formats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
} as const;

type Format = keyof typeof formats;

interface ResizedPicture {
  width: number;
  height: number;
  /** From the project's folder, the smallest first. */
  files: Record<Format, { width: number; file: string }[]>;
}

/** The client build and the server build need the same pictures. */
const resized = new Map<string, Promise<ResizedPicture>>();

/**
 * Writes a picture of content/images in several widths as AVIF and WebP to generated. It drops
 * camera metadata such as the location. Files that already exist are not written again.
 */
export async function resizePicture(root: string, name: string): Promise<ResizedPicture> {
  const source = await readFile(path.join(root, imageFolder, name));
  const hash = createHash('sha256')
    .update(JSON.stringify({ widths, formats, name }))
    .update(source)
    .digest('hex')
    .slice(0, 12);
  const folder = path.posix.join('generated/images', hash);
  const key = path.join(root, folder);
  const known = resized.get(key);
  if (known) return known;
  const work = resizeTo(root, folder, path.parse(name).name, source).catch((error: Error) => {
    const message = `this picture cannot be read (${error.message}); export it again as JPEG, PNG, WebP or AVIF`;
    throw new ContentError([{ file: `${imageFolder}/${name}`, field: '', message }]);
  });
  resized.set(key, work);
  return work;
}

async function resizeTo(
  root: string,
  folder: string,
  name: string,
  source: Buffer,
): Promise<ResizedPicture> {
  await mkdir(path.join(root, folder), { recursive: true });
  const picture = sharp(source, { failOn: 'error' }).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  const largest = Math.min(size.width, widths.at(-1) ?? size.width);
  const files: ResizedPicture['files'] = { avif: [], webp: [] };
  for (const width of [...widths.filter((one) => one < largest), largest]) {
    for (const format of Object.keys(formats) as Format[]) {
      const file = path.posix.join(folder, `${name}-${width}.${format}`);
      files[format].push({ width, file });
      const target = path.join(root, file);
      if (existsSync(target)) continue;
      const bytes = await picture
        .clone()
        .resize({ width })
        .toFormat(format, formats[format])
        .toBuffer();
      // Renamed only once it is complete, because another command may be reading it.
      await writeFile(`${target}.new`, bytes);
      await rename(`${target}.new`, target);
    }
  }
  return { width: largest, height: Math.round((size.height * largest) / size.width), files };
}

/** Resizes all pictures before the bundler starts, which would hide the message about a damaged one. */
export async function resizePictures(root: string): Promise<void> {
  const names = new Set(picturesOf(readContent(root)).map(({ picture }) => picture));
  for (const name of names) await resizePicture(root, name);
}

/** The module of a picture: the addresses of its files, and its size. */
function pictureModule({ width, height, files }: ResizedPicture): string {
  const imports: string[] = [];
  const sourceSet = (format: Format): string => {
    const sources = files[format].map((one, index) => {
      imports.push(`import ${format}${index} from '/${one.file}?url&no-inline';`);
      return `\${${format}${index}} ${one.width}w`;
    });
    return `\`${sources.join(', ')}\``;
  };
  const [avif, webp] = [sourceSet('avif'), sourceSet('webp')];
  const last = files.webp.length - 1;
  return [
    ...imports,
    `export default { avif: ${avif}, webp: ${webp}, src: webp${last}, width: ${width}, height: ${height} };`,
  ].join('\n');
}

const suffix = '?sizes';

/** `/content/images/office.jpg?sizes`: the files of a picture and its size. */
export function pictures(root: string): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load: {
      filter: { id: /\?sizes$/ },
      async handler(id) {
        const name = path.relative(path.join(root, imageFolder), id.slice(0, -suffix.length));
        return pictureModule(await resizePicture(root, name));
      },
    },
  };
}
