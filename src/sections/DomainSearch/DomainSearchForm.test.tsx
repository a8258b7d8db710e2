// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import obstacles from '#content/words/domain-obstacles.js';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { DomainSearchForm } from './DomainSearchForm.tsx';

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
  await userEvent.type(field(), 'kantha');
  rerender(form('first'));
  expect(field().value).toBe('kantha');
  expect(document.activeElement).toBe(field());
});

test('a new search replaces the text of the last one', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(field(), 'kantha');
  rerender(form('kantha'));
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
