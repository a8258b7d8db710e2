// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SegmentedSwitch } from './SegmentedSwitch.tsx';

afterEach(cleanup);

function Billing() {
  const [cycle, setCycle] = useState<'monthly' | 'annually'>('monthly');
  return (
    <>
      <SegmentedSwitch
        legend="Billing"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'annually', label: 'Yearly' },
        ]}
        value={cycle}
        onChange={setCycle}
      />
      <p>Shown: {cycle}</p>
    </>
  );
}

/** The prerendered page, before its script has loaded. */
function prerendered(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Billing />);
  document.body.append(container);
  return container;
}

const yearly = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' });

test('a choice made before hydration is kept', () => {
  const container = prerendered();
  yearly().checked = true;
  render(<Billing />, { container, hydrate: true });
  expect(yearly().checked).toBe(true);
  expect(screen.getByText('Shown: annually')).toBeTruthy();
});

test('without a choice, the first option stays selected', () => {
  render(<Billing />, { container: prerendered(), hydrate: true });
  expect(yearly().checked).toBe(false);
  expect(screen.getByText('Shown: monthly')).toBeTruthy();
});
