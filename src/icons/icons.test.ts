import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../ui/Icon/Icon.tsx';
import { codeIcons } from './names.ts';

test('every icon is either in the HTML or in the sprite, never in both', async () => {
  const sprites = await Promise.all(
    ['icons-in-html', 'icons'].map((name) => readFile(`generated/${name}.svg`, 'utf8')),
  );
  for (const name of codeIcons) {
    const html = renderToStaticMarkup(createElement(Icon, { name }));
    const id = /href="#([^"]+)"/.exec(html)?.[1];
    const symbol = `<symbol id="${id}"`;
    expect(sprites.filter((sprite) => sprite.includes(symbol))).toHaveLength(1);
  }
});
