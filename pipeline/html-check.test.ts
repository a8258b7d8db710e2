import { expect, test } from 'vitest';
import { assertHtml } from './html-check.ts';

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['an inline module', '<script type="module">run()</script>'],
  ['a style element', '<style>a{}</style>'],
  ['a style attribute', '<p class="a" style="color:red">x</p>'],
  ['an event handler', '<a href="/" onclick="go()">x</a>'],
])('refuses %s', (_, html) => {
  expect(() => assertHtml('/page', html)).toThrow(/^\/page holds/);
});

test.each([
  ['a script file', '<script type="module" src="/a.js"></script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['words about style', '<p>the style= attribute is refused</p>'],
])('accepts %s', (_, html) => {
  expect(() => assertHtml('/page', html)).not.toThrow();
});
