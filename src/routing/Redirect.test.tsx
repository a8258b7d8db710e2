// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseLocation } from './location.ts';
import { NavigateContext, RouterContext } from './router.ts';
import type { Navigate } from './router.ts';
import { Redirect } from './Redirect.tsx';

afterEach(cleanup);

/** Renders the redirect from /old while the browser is at the given address. */
function redirectAt(address: string) {
  window.history.replaceState(null, '', address);
  const navigate = vi.fn<Navigate>();
  const location = parseLocation('/old?a=b#c');
  render(
    <NavigateContext value={navigate}>
      <RouterContext value={{ location, navigationType: 'PUSH' }}>
        <Redirect to="/new?a=b#c" />
      </RouterContext>
    </NavigateContext>,
  );
  return navigate;
}

test('an old address is replaced in the history', () => {
  expect(redirectAt('/old?a=b#c')).toHaveBeenCalledExactlyOnceWith('/new?a=b#c', { replace: true });
});

test('a visitor who has gone back in the meantime is not redirected', () => {
  expect(redirectAt('/before')).not.toHaveBeenCalled();
});
