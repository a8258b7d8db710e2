// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { site } from '../site/site.ts';
import { watchContactLinks } from './contactLinks.ts';
import { recordSearch } from './events.ts';

afterEach(() => {
  delete window.dataLayer;
  document.body.replaceChildren();
});

test.each([
  ['amardokan.com', 'amardokan.com'],
  ['rahim@mail.example', 'e-mail'],
  ['দোকান rahim@mail.example', 'দোকান e-mail'],
  ['a'.repeat(1_000_000), 'a'.repeat(100)],
])('the search term of %.30s is %.30s', (name, term) => {
  recordSearch(name);
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: term }]);
});

test('links to chat, phone and e-mail are leads; others, and links that were handled, are not', () => {
  watchContactLinks();
  const click = (href: string, { type = 'click', button = 0, handled = false } = {}) => {
    const link = document.createElement('a');
    link.href = href;
    const label = document.createElement('span');
    link.append(label);
    document.body.append(link);
    if (handled) link.addEventListener('click', (event) => event.preventDefault());
    label.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
  };
  const { chatUrl = '' } = site;
  click('tel:+8800000000000');
  click('mailto:a@b.example?subject=Quote');
  click(chatUrl, { type: 'auxclick', button: 1 });
  expect(window.dataLayer).toEqual(
    ['phone', 'email', 'chat'].map((method) => ({ event: 'generate_lead', method })),
  );
  delete window.dataLayer;
  click('tel:+8800000000000', { type: 'auxclick', button: 2 });
  click('mailto:a@b.example', { handled: true });
  click(`${new URL(chatUrl).origin}/somebody-else`);
  click('/contact-us');
  expect(window.dataLayer).toBeUndefined();
});
