// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

function show() {
  render(<Tooltip tip="Fast storage.">NVMe</Tooltip>);
  return { user: userEvent.setup(), words: screen.getByRole('button', { name: 'NVMe' }) };
}

describe('Tooltip', () => {
  it('describes its words while they have focus', async () => {
    const { user, words } = show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    const tip = screen.getByRole('tooltip');
    expect(tip.textContent).toBe('Fast storage.');
    expect(words.getAttribute('aria-describedby')).toBe(tip.id);
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on hover and closes on leaving', async () => {
    const { user, words } = show();
    await user.hover(words);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    await user.unhover(words);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('closes on Escape even where only the mouse opened it', async () => {
    const { user, words } = show();
    await user.hover(words);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens by a tap', async () => {
    const { user, words } = show();
    await user.pointer([{ keys: '[TouchA]', target: words }]);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
  });
});
