// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import obstacles from '#content/words/domain-obstacles.js';
import { BrowserRouter } from '../../routing/BrowserRouter.tsx';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { site } from '../../site/site.ts';
import { DomainSearchForm } from './DomainSearchForm.tsx';

vi.mock('../../site/domainResults.ts', () => ({ domainResultsPath: '/websites' }));

afterEach(() => {
  cleanup();
  delete window.dataLayer;
});

const copy = { label: 'Domain name', placeholder: 'Type a name', button: 'Search' };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.label });
const form = (typed: string) => (
  <StaticRouter location="/">
    <DomainSearchForm copy={copy} typed={typed} />
  </StaticRouter>
);

test('shows the text of the query, and of the next query', () => {
  const { rerender } = render(form(''));
  rerender(form('first'));
  expect(field().value).toBe('first');
  rerender(form('second'));
  expect(field().value).toBe('second');
});

test('keeps text typed before the query was read, and the cursor position', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(field(), 'boat');
  rerender(form('first'));
  expect(field().value).toBe('boat');
  expect(document.activeElement).toBe(field());
});

test('a new search replaces the text of the last one', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(field(), 'boat');
  rerender(form('boat'));
  rerender(form('quilt'));
  expect(field().value).toBe('quilt');
});

/** Submits the text, and returns whether the browser may post it. */
async function submits(text: string): Promise<boolean> {
  await userEvent.clear(field());
  if (text !== '') await userEvent.type(field(), text);
  const submit = createEvent.submit(field().form ?? field());
  fireEvent(field().form ?? field(), submit);
  return !submit.defaultPrevented;
}

test('what cannot be a name is not posted but explained at the field, until it is corrected', async () => {
  render(form(''));
  expect(await submits('!!!')).toBe(false);
  const message = screen.getByRole('alert');
  expect(message.textContent).toContain(obstacles.nothing.title);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(message.id);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('!!!');
  await userEvent.type(field(), 'a');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(await submits('Amar Dokan')).toBe(true);
});

test('blanks alone count as an empty field', async () => {
  render(form(''));
  const report = vi.spyOn(field(), 'reportValidity');
  expect(await submits('   ')).toBe(false);
  expect(report).toHaveBeenCalled();
  expect(field().value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search is recorded with the name that is posted', async () => {
  render(form(''));
  await userEvent.type(field(), 'দোকান.com');
  await userEvent.click(screen.getByRole('button', { name: copy.button }));
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'xn--p5b7ah1gxc.com' }]);
});

describe('a search that stays on this site', () => {
  const facts = site as { domainSearch: 'portal' | 'site' };
  afterEach(() => {
    facts.domainSearch = 'portal';
    window.history.replaceState(null, '', '/');
  });

  /** Searches in the browser's own address bar, and returns where it leads. */
  async function search(typed: string): Promise<string> {
    render(
      <BrowserRouter>
        <DomainSearchForm copy={copy} />
      </BrowserRouter>,
    );
    field().form?.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.type(field(), typed);
    await userEvent.click(screen.getByRole('button', { name: copy.button }));
    return window.location.pathname + window.location.search;
  }

  test('shows the results of one name if the facts say so', async () => {
    facts.domainSearch = 'site';
    expect(await search(' Amar Dokan ')).toBe('/websites?domain=Amar+Dokan');
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'amardokan' }]);
    // Without JavaScript it posts to the portal all the same.
    expect(field().form?.getAttribute('action')).toBe('https://portal.test/domainchecker.php');
  });

  test('shows the results of several names, which the portal could not', async () => {
    expect(await search('amar.com, dokan.net')).toBe(`/websites?domain=amar.com%2C+dokan.net`);
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'amar.com dokan.net' }]);
  });

  test('leads to the portal otherwise', async () => {
    expect(await search('amar.com')).toBe('/');
  });

  test('refuses several names if one of them cannot be a name', async () => {
    facts.domainSearch = 'site';
    expect(await search('amar.com, !!!')).toBe('/');
    expect(screen.getByRole('alert').textContent).toContain(obstacles.nothing.title);
  });
});
