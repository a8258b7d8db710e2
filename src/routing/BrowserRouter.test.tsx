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
      <Link href="/Old-Shop.php?a=b#c">old</Link>
      <Link href="/Machines/?a=b">other spelling</Link>
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

test("starts at the browser's address", () => {
  expect(here()).toBe('/start POP');
  expect(screen.getByTestId('key').textContent).toBe('default');
});

test('a link adds a history entry with its own key', async () => {
  const before = window.history.length;
  fireEvent.click(screen.getByText('next'));
  await waitFor(() => expect(here()).toBe('/next?a=b#c PUSH'));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/next?a=b#c',
  );
  expect(window.history.length).toBe(before + 1);
  expect(screen.getByTestId('key').textContent).not.toBe('default');
});

test.each([
  ['old', '/websites?a=b#c'],
  ['other spelling', '/machines?a=b'],
])('the link “%s” leads straight to the canonical address', async (link, address) => {
  const before = window.history.length;
  fireEvent.click(screen.getByText(link));
  await waitFor(() => expect(here()).toBe(`${address} PUSH`));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(address);
  expect(window.history.length).toBe(before + 1);
});

test('replacing adds no history entry', async () => {
  const before = window.history.length;
  fireEvent.click(screen.getByText('instead'));
  await waitFor(() => expect(here()).toBe('/instead REPLACE'));
  expect(window.history.length).toBe(before);
});

test('Back and Forward show the address of their entry', async () => {
  window.history.replaceState({ key: 'kept' }, '', '/earlier');
  fireEvent.popState(window);
  await waitFor(() => expect(here()).toBe('/earlier POP'));
  expect(screen.getByTestId('key').textContent).toBe('kept');
});

test('an entry whose key is not a string gets the default key', async () => {
  window.history.replaceState({ key: 5 }, '', '/elsewhere');
  fireEvent.popState(window);
  await waitFor(() => expect(here()).toBe('/elsewhere POP'));
  expect(screen.getByTestId('key').textContent).toBe('default');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (modifier) => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('next'), modifier);
    expect(here()).toBe('/start POP');
  },
);
