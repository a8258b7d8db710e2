// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { homeDomainSearch } from '../../content/home.ts';
import { DomainSearchForm } from './DomainSearchForm.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Domain name' });
const form = (typed: string) => <DomainSearchForm words={homeDomainSearch} typed={typed} />;

test('takes the words of the query, and of the next one', () => {
  const { rerender } = render(form(''));
  rerender(form('first'));
  expect(field().value).toBe('first');
  rerender(form('second'));
  expect(field().value).toBe('second');
});

test('keeps what was typed before the query was read, and the place in it', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(field(), 'kantha');
  rerender(form('first'));
  expect(field().value).toBe('kantha');
  expect(document.activeElement).toBe(field());
});

test('a search that was sent makes room for the next', async () => {
  const { rerender } = render(form(''));
  await userEvent.type(field(), 'kantha');
  rerender(form('kantha'));
  rerender(form('quilt'));
  expect(field().value).toBe('quilt');
});
