// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React says so itself that something broke.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(cleanup);

function Broken(): never {
  throw new Error('broken');
}

const at = (place: string, page: 'broken' | 'whole') => (
  <ErrorBoundary place={place} fallback={<p>calm</p>}>
    {page === 'broken' ? <Broken /> : <p>whole</p>}
  </ErrorBoundary>
);

test('shows the calm words while the visitor stays, and tries again elsewhere', () => {
  const { rerender } = render(at('/a', 'broken'));
  expect(screen.getByText('calm')).toBeTruthy();
  rerender(at('/a', 'whole'));
  expect(screen.queryByText('whole')).toBeNull();
  rerender(at('/b', 'whole'));
  expect(screen.getByText('whole')).toBeTruthy();
});

test('what is broken at the next place too stays calm', () => {
  const { rerender } = render(at('/a', 'broken'));
  rerender(at('/b', 'broken'));
  expect(screen.getByText('calm')).toBeTruthy();
});

test('what may have failed for want of a connection is tried again when it is back', () => {
  let online = false;
  function Page() {
    if (!online) throw new Error('the chunk did not come');
    return <p>whole</p>;
  }
  render(
    <ErrorBoundary place="/a" fallback={<p>calm</p>}>
      <Page />
    </ErrorBoundary>,
  );
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('calm')).toBeTruthy();
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('whole')).toBeTruthy();
});
