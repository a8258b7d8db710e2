// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Icon } from '../ui/Icon/Icon.tsx';
import { copyMissingIcons } from './remainingIcons.ts';
import { pageIcons } from './pageIcons.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const use = (id: string) => `<svg><use href="#${id}"></use></svg>`;

test('a page contains the icons that it shows, each once', () => {
  const icons = pageIcons(use('icon-globe') + use('icon-mail') + use('icon-globe'));
  const ids = [...icons.matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['icon-globe', 'icon-mail']);
});

test('an icon rendered by React is found', () => {
  expect(pageIcons(renderToStaticMarkup(createElement(Icon, { name: 'mail' })))).toContain(
    'symbol id="icon-mail"',
  );
});

test('an icon that is not in the sprite stops the build', () => {
  expect(() => pageIcons(use('icon-unicorn'))).toThrow('The sprite has no symbol #icon-unicorn');
});

test('missing icons are added, and existing ones stay', () => {
  document.body.innerHTML = pageIcons(use('icon-globe'));
  const before = document.getElementById('icon-globe');
  const sprite = document.createElement('div');
  sprite.innerHTML = '<svg><symbol id="icon-globe"></symbol><symbol id="icon-mail"></symbol></svg>';
  copyMissingIcons(sprite, document);
  copyMissingIcons(sprite, document);
  expect([...document.querySelectorAll('symbol')].map(({ id }) => id)).toEqual([
    'icon-globe',
    'icon-mail',
  ]);
  expect(document.getElementById('icon-globe')).toBe(before);
});
