// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { announceAppReady } from './appReady.ts';
import { cleanEarlyName } from './cleanEarlyName.ts';

/** What a form would send, after its `submit` and `formdata` events. */
function sent(typed: string, { ready = false, submitter = '' } = {}) {
  document.body.innerHTML = `<form method="post"><input name="domain"><button></button>
    <button formmethod="get" id="get"></button></form>`;
  cleanEarlyName();
  if (ready) announceAppReady();
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  const button = submitter === '' ? null : document.getElementById(submitter);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter: button }));
  const formData = new FormData();
  formData.set('domain', typed);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  announceAppReady();
  return formData.get('domain');
}

test.each([
  ['Amar Dokan', 'amardokan'],
  ['https://www.amardokan.com/shop?x=1', 'amardokan.com'],
  ['  AMARDOKAN.COM ', 'amardokan.com'],
  ['আমার দোকান', 'আমারদোকান'],
  ['123', '123'],
  ['/?', '/?'],
])('%s leaves as %s before the app is ready', (typed, name) => {
  expect(sent(typed)).toBe(name);
});

test('once the app is ready, the form cleans what it posts', () => {
  expect(sent('Amar Dokan', { ready: true })).toBe('Amar Dokan');
});

test('what stays on this site keeps what was typed', () => {
  expect(sent('Amar Dokan', { submitter: 'get' })).toBe('Amar Dokan');
});
