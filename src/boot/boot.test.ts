// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./afterFirstPaint.ts', () => ({ afterFirstPaint: (then: () => void) => then() }));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => vi.unstubAllGlobals());

/** Runs the boot script of a page whose app is missing from the server. */
async function bootWith(dataset: Record<string, string>): Promise<void> {
  const app = '/assets/missing.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    dataset: { app, ...dataset },
  } as unknown as HTMLScriptElement);
  await import('./boot.ts');
  await vi.waitFor(() => expect(document.querySelector(`link[href="${app}"]`)).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.head.replaceChildren();
}

test('an app that does not load is reported, if the operator wants reports', async () => {
  const errors = 'https://errors.example/report';
  await bootWith({ errors });
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
  const [url, body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe(errors);
  expect(JSON.parse(body)).toMatchObject({ kind: 'app', page: '/' });
});

test('without an address nothing is sent', async () => {
  await bootWith({});
  expect(sendBeacon).not.toHaveBeenCalled();
});
