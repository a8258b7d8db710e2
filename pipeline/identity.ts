import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { identityFiles, identityFolder } from './content/identity.ts';
import { imageSize } from './image-size.ts';

const id = 'virtual:identity';

/** The operator's logo as SVG, if there is one. */
export function ownLogo(root: string): string | undefined {
  const file = path.join(root, identityFolder, 'logo.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** `virtual:identity`: the operator's logo and hero picture with their sizes, or null. */
export function identity(root: string): Plugin {
  function picture(name: string, pattern: RegExp): string {
    const file = identityFiles(root).find((one) => pattern.test(one));
    const size = file && imageSize(readFileSync(path.join(root, identityFolder, file)));
    if (!size) return `export const ${name} = null;`;
    return [
      `import ${name}File from '/${identityFolder}/${file}?url&no-inline';`,
      `export const ${name} = { src: ${name}File, width: ${Math.round(size.width)}, height: ${Math.round(size.height)} };`,
    ].join('\n');
  }

  return {
    name: 'identity',
    resolveId: { filter: { id: /^virtual:identity$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:identity$/ },
      handler: () => `${picture('logo', /^logo\./)}\n${picture('hero', /^hero\./)}`,
    },
  };
}
