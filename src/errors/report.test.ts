// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reportTo } from './report.ts';

const sendBeacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
});

test('a report names the script that is running', async () => {
  reportTo('https://errors.example/report')('error', new Error('one'));
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({ release: 'report.ts' });
});

test('nothing is sent without an endpoint', async () => {
  const report = reportTo('');
  report('error', new Error('one'));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(sendBeacon).not.toHaveBeenCalled();
});
