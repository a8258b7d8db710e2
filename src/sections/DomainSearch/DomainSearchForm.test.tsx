// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DomainSearchForm } from './DomainSearchForm.tsx';

afterEach(() => {
  cleanup();
  delete window.dataLayer;
});

const copy = { label: 'Domain name', placeholder: 'yourname.com', button: 'Search' };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.label });
const form = (typed: string) => <DomainSearchForm copy={copy} typed={typed} />;

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

test('a search is recorded with the name that is posted', async () => {
  render(form(''));
  await userEvent.type(field(), 'দোকান.com');
  await userEvent.click(screen.getByRole('button', { name: copy.button }));
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'xn--p5b7ah1gxc.com' }]);
});
