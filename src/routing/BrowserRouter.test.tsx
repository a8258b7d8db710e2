// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Link } from '../ui/Link/Link.tsx';
import { BrowserRouter } from './BrowserRouter.tsx';
import { useLocation, useNavigate, useNavigationType } from './router.ts';

function Here() {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="here">{`${pathname}${search}${hash} ${type}`}</p>
      <p data-testid="key">{key}</p>
      <Link href="/next?a=b#c">next</Link>
      <button onClick={() => navigate('/instead', { replace: true })}>instead</button>
    </>
  );
}

const here = () => screen.getByTestId('here').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  render(
    <BrowserRouter>
      <Here />
    </BrowserRouter>,
  );
});
afterEach(cleanup);

test('starts where the browser is', () => {
  expect(here()).toBe('/start POP');
  expect(screen.getByTestId('key').textContent).toBe('default');
});

test('a link adds an entry with a key of its own', async () => {
  const before = window.history.length;
  fireEvent.click(screen.getByText('next'));
  await waitFor(() => expect(here()).toBe('/next?a=b#c PUSH'));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/next?a=b#c',
  );
  expect(window.history.length).toBe(before + 1);
  expect(screen.getByTestId('key').textContent).not.toBe('default');
});

test('a replacement adds none', async () => {
  const before = window.history.length;
  fireEvent.click(screen.getByText('instead'));
  await waitFor(() => expect(here()).toBe('/instead REPLACE'));
  expect(window.history.length).toBe(before);
});

test("the browser's own buttons are followed", async () => {
  window.history.replaceState({ key: 'kept' }, '', '/earlier');
  fireEvent.popState(window);
  await waitFor(() => expect(here()).toBe('/earlier POP'));
  expect(screen.getByTestId('key').textContent).toBe('kept');
});

test.each([7, null, { id: 'x' }])(
  'a history entry of another script, with %o for its key, counts as one without a key',
  async (key) => {
    window.history.replaceState({ key }, '', '/foreign');
    fireEvent.popState(window);
    await waitFor(() => expect(here()).toBe('/foreign POP'));
    expect(screen.getByTestId('key').textContent).toBe('default');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %o is the browser's",
  (how) => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('next'), how);
    expect(here()).toBe('/start POP');
  },
);
