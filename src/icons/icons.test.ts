import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../ui/Icon/Icon.tsx';
import { iconNames } from './names.ts';

test('every icon is in the sprite that pages refer to', async () => {
  const sprite = await readFile('src/generated/icons.svg', 'utf8');
  for (const name of iconNames) {
    const html = renderToStaticMarkup(createElement(Icon, { name }));
    const id = /href="[^"]*icons[^"]*\.svg[^"]*#([^"]+)"/.exec(html)?.[1];
    expect(sprite).toContain(`<symbol id="${id}"`);
  }
});
