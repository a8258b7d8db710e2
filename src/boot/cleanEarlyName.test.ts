// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanEarlyName } from './cleanEarlyName.ts';

cleanEarlyName();

/** What a form would send, after its `submit` and `formdata` events. */
function sent(typed: string, { submitter = '' } = {}) {
  document.body.innerHTML = `<form method="post"><input name="domain"><button></button>
    <button formmethod="get" id="get"></button></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  const button = submitter === '' ? null : document.getElementById(submitter);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter: button }));
  const formData = new FormData();
  formData.set('domain', typed);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData.get('domain');
}

test.each([
  ['Amar Dokan', 'amardokan'],
  ['https://www.amardokan.com/shop?x=1', 'amardokan.com'],
  ['  AMARDOKAN.COM ', 'amardokan.com'],
  ['আমার দোকান', 'আমারদোকান'],
  ['123', '123'],
  ['www.com', 'www.com'],
  ['/?', '/?'],
])('%s leaves as %s before its form is ready', (typed, name) => {
  expect(sent(typed)).toBe(name);
});

test('what the form has cleaned stays', () => {
  expect(sent('xn--45baa2b.com')).toBe('xn--45baa2b.com');
});

test('what stays on this site keeps what was typed', () => {
  expect(sent('Amar Dokan', { submitter: 'get' })).toBe('Amar Dokan');
});
