// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepDetailsExclusive } from './exclusiveDetails.ts';

afterEach(() => document.body.replaceChildren());

test('in browsers without exclusive details, opening one closes the others in its group', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  keepDetailsExclusive();
  document.body.innerHTML = `<details id="a" name="faq" open></details>
    <details id="b" name="faq"></details><details id="c" name="menu" open></details>`;
  const entry = document.querySelector<HTMLDetailsElement>('#b');
  if (!entry) throw new Error('#b is missing');
  entry.open = true;
  entry.dispatchEvent(new Event('toggle'));
  const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  expect(open).toEqual(['b', 'c']);
});
