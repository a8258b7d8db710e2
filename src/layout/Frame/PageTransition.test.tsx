// @vitest-environment happy-dom
import { act, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageTransition } from './PageTransition.tsx';

function Labelled() {
  return <p id={useId()} />;
}

test('generated ids match the prerendered HTML, which has no transition', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = renderToString(<Labelled />);
  await act(async () => {
    hydrateRoot(
      document.body,
      <PageTransition>
        <Labelled />
      </PageTransition>,
    );
  });
  expect(error).not.toHaveBeenCalled();
});
