// @vitest-environment happy-dom
import { act, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { PartBoundary } from './PartBoundary.tsx';

/** False while prerendering, true in the browser. */
let inBrowser = false;
let root: Root | undefined;
const caught = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  caught.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});

/** Prerenders a page and then hydrates it. */
async function open(page: ReactNode): Promise<string> {
  inBrowser = false;
  const { prelude } = await prerender(page);
  const html = await new Response(prelude).text();
  inBrowser = true;
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  await act(async () => {
    root = hydrateRoot(container, page, { onCaughtError: caught, onRecoverableError: () => {} });
    await Promise.resolve();
  });
  return html;
}

function Content({ name }: { name: string }) {
  return (
    <section id={name}>
      <a href="/next">{name}</a>
    </section>
  );
}

function FailsToRender() {
  if (inBrowser) throw new Error('broken');
  return <Content name="failing" />;
}

function FailsInLayoutEffect() {
  useLayoutEffect(() => {
    throw new Error('broken');
  });
  return <Content name="failing" />;
}

function FailsInEffect() {
  useEffect(() => {
    throw new Error('broken');
  });
  return <Content name="failing" />;
}

test.each<[string, ComponentType]>([
  ['while rendering', FailsToRender],
  ['in a layout effect', FailsInLayoutEffect],
  ['in an effect', FailsInEffect],
])('a part that fails %s keeps its HTML, and the others keep working', async (_, Failing) => {
  let clicks = 0;
  await open(
    <StrictMode>
      <PartBoundary>
        <Failing />
      </PartBoundary>
      <PartBoundary>
        <button onClick={() => (clicks += 1)}>click</button>
      </PartBoundary>
    </StrictMode>,
  );
  expect(document.querySelector('[data-part="kept"] #failing a')?.textContent).toBe('failing');
  expect(document.querySelectorAll('#failing')).toHaveLength(1);
  expect(document.querySelectorAll('[data-part="kept"]')).toHaveLength(1);
  fireEvent.click(screen.getByText('click'));
  expect(clicks).toBe(1);
  expect(caught.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' });
});

test('a part that fails later keeps what it showed', async () => {
  function FailsOnThirdRender() {
    const [count, setCount] = useState(1);
    if (count === 3) throw new Error('broken');
    return <button onClick={() => setCount(count + 1)}>{`clicked ${count}`}</button>;
  }
  await open(
    <PartBoundary>
      <FailsOnThirdRender />
    </PartBoundary>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(document.querySelector('[data-part="kept"]')?.textContent).toBe('clicked 2');
});

test('a failed part keeps its HTML when its parent renders again', async () => {
  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
        <PartBoundary>
          <FailsToRender />
        </PartBoundary>
      </>
    );
  }
  await open(<Page />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('count 1')).toBeTruthy();
  expect(document.querySelectorAll('[data-part="kept"] #failing')).toHaveLength(1);
});

test('without HTML to keep, the error goes to the outer boundary', () => {
  inBrowser = true;
  render(
    <ErrorBoundary path="/a" fallback={<p>fallback</p>}>
      <PartBoundary>
        <FailsToRender />
      </PartBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByText('fallback')).toBeTruthy();
});

test('the HTML of another address is not kept', () => {
  inBrowser = true;
  function FailsAtB({ path }: { path: string }) {
    if (path === '/b') throw new Error('broken');
    return <p>{path}</p>;
  }
  const at = (path: string) => (
    <ErrorBoundary path={path} fallback={<p>fallback</p>}>
      <PartBoundary path={path}>
        <FailsAtB path={path} />
      </PartBoundary>
    </ErrorBoundary>
  );
  const { rerender } = render(at('/a'));
  rerender(at('/b'));
  expect(screen.getByText('fallback')).toBeTruthy();
  expect(screen.queryByText('/a')).toBeNull();
  rerender(at('/c'));
  expect(screen.getByText('/c')).toBeTruthy();
});
