import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes values but not markup', () => {
  const inner = html`<b>${'<&"\'>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${[inner, inner]}${undefined}${7}</p>`.markup).toBe(
    `<p title="&quot;">${'<b>&lt;&amp;&quot;&#39;&gt;</b>'.repeat(3)}7</p>`,
  );
});
