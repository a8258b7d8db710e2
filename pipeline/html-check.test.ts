import { expect, test } from 'vitest';
import { parseHtml } from './html.ts';
import { assertHtml } from './html-check.ts';

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['an inline module', '<script type="module">run()</script>'],
  ['a style element', '<style>a{}</style>'],
  ['a style attribute', '<p class="a" style="color:red">x</p>'],
  ['an event handler', '<a href="/" onclick="go()">x</a>'],
  ['an event handler inside a template', '<template><p onclick=go()></p></template>'],
])('rejects %s', (_, html) => {
  expect(() => assertHtml('/page', parseHtml(html))).toThrow(
    /^\/page contains .*, which the CSP blocks: </,
  );
});

test.each([
  ['a script file', '<script type="module" src="/a.js"></script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['text about style attributes', '<p>the style= attribute is rejected</p>'],
  ['an attribute value that looks like a handler', '<p title="a > b onclick=x">x</p>'],
])('accepts %s', (_, html) => {
  expect(() => assertHtml('/page', parseHtml(html))).not.toThrow();
});
