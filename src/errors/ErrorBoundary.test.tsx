// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React logs every error.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(cleanup);

function Broken(): never {
  throw new Error('broken');
}

const at = (path: string, page: 'broken' | 'working') => (
  <ErrorBoundary path={path} fallback={<p>fallback</p>}>
    {page === 'broken' ? <Broken /> : <p>working</p>}
  </ErrorBoundary>
);

test('shows the fallback until the address changes', () => {
  const { rerender } = render(at('/a', 'broken'));
  expect(screen.getByText('fallback')).toBeTruthy();
  rerender(at('/a', 'working'));
  expect(screen.queryByText('working')).toBeNull();
  rerender(at('/b', 'working'));
  expect(screen.getByText('working')).toBeTruthy();
});

test('keeps the fallback if the next page fails too', () => {
  const { rerender } = render(at('/a', 'broken'));
  rerender(at('/b', 'broken'));
  expect(screen.getByText('fallback')).toBeTruthy();
});

test('tries again when the connection is back', () => {
  let online = false;
  function Page() {
    if (!online) throw new Error('the chunk failed to load');
    return <p>working</p>;
  }
  render(
    <ErrorBoundary path="/a" fallback={<p>fallback</p>}>
      <Page />
    </ErrorBoundary>,
  );
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('fallback')).toBeTruthy();
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('working')).toBeTruthy();
});
