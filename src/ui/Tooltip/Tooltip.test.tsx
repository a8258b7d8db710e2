// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

function show() {
  render(<Tooltip tip="Fast storage.">NVMe</Tooltip>);
  return { user: userEvent.setup(), term: screen.getByRole('button', { name: 'NVMe' }) };
}

describe('Tooltip', () => {
  it('describes its term while it has focus', async () => {
    const { user, term } = show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    const tip = screen.getByRole('tooltip');
    expect(tip.textContent).toBe('Fast storage.');
    expect(term.getAttribute('aria-describedby')).toBe(tip.id);
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on hover and closes when the pointer leaves', async () => {
    const { user, term } = show();
    await user.hover(term);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    await user.unhover(term);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('closes on Escape even if the mouse opened it', async () => {
    const { user, term } = show();
    await user.hover(term);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on tap', async () => {
    const { user, term } = show();
    await user.pointer([{ keys: '[TouchA]', target: term }]);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
  });
});
