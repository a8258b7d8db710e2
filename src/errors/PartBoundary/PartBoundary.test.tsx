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

/** Whether what renders now is the browser's part, after the HTML was made. */
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

/** Prerenders a page, and then hydrates it in the browser. */
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

function Words({ name }: { name: string }) {
  return (
    <section id={name}>
      <a href="/next">{name}</a>
    </section>
  );
}

function FailsToRender() {
  if (inBrowser) throw new Error('broken');
  return <Words name="failing" />;
}

function FailsAfterLayout() {
  useLayoutEffect(() => {
    throw new Error('broken');
  });
  return <Words name="failing" />;
}

function FailsInEffect() {
  useEffect(() => {
    throw new Error('broken');
  });
  return <Words name="failing" />;
}

test.each<[string, ComponentType]>([
  ['as it renders', FailsToRender],
  ['once it is laid out', FailsAfterLayout],
  ['in an effect', FailsInEffect],
])('a part that fails %s keeps its HTML, and the parts around it work', async (_, Failing) => {
  let presses = 0;
  await open(
    <StrictMode>
      <PartBoundary>
        <Failing />
      </PartBoundary>
      <PartBoundary>
        <button onClick={() => (presses += 1)}>press</button>
      </PartBoundary>
    </StrictMode>,
  );
  expect(document.querySelector('[data-part="kept"] #failing a')?.textContent).toBe('failing');
  expect(document.querySelectorAll('#failing')).toHaveLength(1);
  expect(document.querySelectorAll('[data-part="kept"]')).toHaveLength(1);
  fireEvent.click(screen.getByText('press'));
  expect(presses).toBe(1);
  expect(caught.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' });
});

test('a part that fails later keeps what was on show', async () => {
  function FailsAtTheThird() {
    const [count, setCount] = useState(1);
    if (count === 3) throw new Error('broken');
    return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
  }
  await open(
    <PartBoundary>
      <FailsAtTheThird />
    </PartBoundary>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(document.querySelector('[data-part="kept"]')?.textContent).toBe('pressed 2');
});

test('what is inside a part that has failed stays, whatever is rendered around it', async () => {
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

test('where nothing is there to keep, the boundary around it is told', () => {
  inBrowser = true;
  render(
    <ErrorBoundary place="/a" fallback={<p>calm</p>}>
      <PartBoundary>
        <FailsToRender />
      </PartBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByText('calm')).toBeTruthy();
});

test('what was shown at another place is not kept', () => {
  inBrowser = true;
  function FailsAtB({ place }: { place: string }) {
    if (place === '/b') throw new Error('broken');
    return <p>{place}</p>;
  }
  const at = (place: string) => (
    <ErrorBoundary place={place} fallback={<p>calm</p>}>
      <PartBoundary place={place}>
        <FailsAtB place={place} />
      </PartBoundary>
    </ErrorBoundary>
  );
  const { rerender } = render(at('/a'));
  rerender(at('/b'));
  expect(screen.getByText('calm')).toBeTruthy();
  expect(screen.queryByText('/a')).toBeNull();
  rerender(at('/c'));
  expect(screen.getByText('/c')).toBeTruthy();
});
