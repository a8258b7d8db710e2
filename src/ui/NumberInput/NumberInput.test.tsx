// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount, typedNumber } from '../../language/inWords.ts';
import { NumberInput } from './NumberInput.tsx';

vi.mock('#content/words/language.js', async () => {
  const { readFileSync } = await import('node:fs');
  const { parse } = await import('yaml');
  return {
    default: parse(
      readFileSync('tests/fixtures/site/content/bn/words/language.yaml', 'utf8'),
    ) as unknown,
  };
});

afterEach(cleanup);

test('the Bangla edition has a text field, which accepts Bangla digits', () => {
  render(<NumberInput type="number" aria-label="vCPU" min={1} max={64} defaultValue={48} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'vCPU' });
  expect(field.value).toBe('৪৮');
  expect(field.getAttributeNames()).not.toContain('max');
});

test('its buttons change the number within its limits, and tell the form', () => {
  const changed = vi.fn<() => void>();
  const { container } = render(
    <form onInput={changed}>
      <NumberInput
        type="number"
        aria-label="Storage"
        min={10}
        max={60}
        step={20}
        defaultValue={30}
      />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Storage' });
  const [less, more] = container.querySelectorAll('button');
  if (!less || !more) throw new Error('There are no buttons.');
  const values = [more, more, less, less, less].map((button) => {
    fireEvent.click(button);
    return field.value;
  });
  expect(values).toEqual(['৫০', '৬০', '৪০', '২০', '১০']);
  expect(changed).toHaveBeenCalledTimes(5);
});

test.each([
  ['১৬', '16'],
  [' 16 ', '16'],
  ['১,২০,০০০.৫০', '120000.50'],
  ['-৫', '-5'],
  ['দশ', 'দশ'],
])('%j is read as %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ['64 GB', '৬৪ জিবি'],
  ['2GB', '২ জিবি'],
  ['2.4GHz', '২.৪ গিগাহার্টজ'],
  ['Ryzen 5 3600', 'Ryzen 5 3600'],
])('the amount %j is written as %j', (given, written) => {
  expect(amount(given)).toBe(written);
});
