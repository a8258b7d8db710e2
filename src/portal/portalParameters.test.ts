// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const facts = vi.hoisted(() => ({ forwardToPortal: ['promocode', 'aff'], promoCode: '' }));
vi.mock('../site/site.ts', () => ({ site: facts }));

const cart = 'https://portal.test/cart.php?a=add&name=a%20b';
const page = `
  <a href="${cart}">cart</a>
  <a href="https://portal.test/login">login</a>
  <a href="https://portal.test/cart.php?promocode=OWN#top">own</a>
  <a href="https://portal.test.evil.example/">evil</a>
  <a href="https://blog.example/">blog</a>
  <a href="/vps">here</a>
  <form action="https://portal.test/domainchecker.php"></form>`;

/** A newly loaded page, with a body that no earlier module observes. */
async function load() {
  vi.resetModules();
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = page;
  return await import('./portalParameters.ts');
}

const addresses = () =>
  [...document.querySelectorAll('a, form')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('action'),
  );

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(facts, { forwardToPortal: ['promocode', 'aff'], promoCode: '' });
});

test('only links and forms to the portal get the parameters, and nothing else changes in them', async () => {
  (await load()).carryToPortal('?utm=x&promocode=EID+25&aff=7');
  expect(addresses()).toEqual([
    `${cart}&promocode=EID+25&aff=7`,
    'https://portal.test/login?promocode=EID+25&aff=7',
    'https://portal.test/cart.php?promocode=OWN&aff=7#top',
    'https://portal.test.evil.example/',
    'https://blog.example/',
    '/vps',
    'https://portal.test/domainchecker.php?promocode=EID+25&aff=7',
  ]);
});

test('they last for the visit: on other pages, after a reload, and in links that appear later', async () => {
  const { carryToPortal } = await load();
  carryToPortal('?promocode=EID25');
  carryToPortal('');
  document.body.innerHTML = page;
  await vi.waitFor(() => expect(addresses()[0]).toBe(`${cart}&promocode=EID25`));
  // React gives a link a new address, as for another billing cycle.
  document.querySelector('a')?.setAttribute('href', `${cart}&billingcycle=annually`);
  await vi.waitFor(() =>
    expect(addresses()[0]).toBe(`${cart}&billingcycle=annually&promocode=EID25`),
  );

  (await load()).carryToPortal('');
  expect(addresses()[0]).toBe(`${cart}&promocode=EID25`);
});

test('a newer code replaces the old one everywhere', async () => {
  const { carryToPortal } = await load();
  carryToPortal('?promocode=OLD');
  carryToPortal('?promocode=NEW');
  expect(addresses()[0]).toBe(`${cart}&promocode=NEW`);
});

test.each([
  '',
  '?other=1',
  '?promocode=',
  '?promocode=%3Cscript%3E',
  `?promocode=${'a'.repeat(1e6)}`,
])('a query such as %.30s changes nothing', async (search) => {
  (await load()).carryToPortal(search);
  expect(addresses()[0]).toBe(cart);
  expect(sessionStorage.length).toBe(0);
});

test('what somebody else wrote into the storage is not trusted', async () => {
  sessionStorage.setItem('portalParameters', 'promocode=<b>&a=remove&aff=9');
  (await load()).carryToPortal('');
  expect(addresses()[0]).toBe(`${cart}&aff=9`);
});

test('works for the loaded page if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { carryToPortal } = await load();
  carryToPortal('?promocode=EID25');
  carryToPortal('');
  vi.unstubAllGlobals();
  expect(addresses()[0]).toBe(`${cart}&promocode=EID25`);
});

test('a page opened before the landing page was ready takes them from its referrer', async () => {
  const referrer = `${window.location.origin}/?promocode=EID25`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  (await load()).carryToPortal('');
  vi.restoreAllMocks();
  expect(addresses()[0]).toBe(`${cart}&promocode=EID25`);
});

test.each([
  ['', ['promocode'], '/web-hosting'],
  ['EID25', ['aff', 'promocode'], '/web-hosting?promocode=EID25'],
  ['EID25', ['coupon'], '/web-hosting?coupon=EID25'],
  ['EID25', [], '/web-hosting'],
])('with the promotion code "%s" and %j the banner leads to %s', async (promoCode, names, to) => {
  Object.assign(facts, { promoCode, forwardToPortal: names });
  expect((await load()).withPromoCode('/web-hosting')).toBe(to);
});
