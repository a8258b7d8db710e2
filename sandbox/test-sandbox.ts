import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../commands/cli/listen.ts';
import { startSandbox } from './sandbox.ts';

export type ApiProducts = Record<
  string,
  { name: string; pricing: Record<string, string>; url: string }
>;

export interface TestSandbox {
  readonly origin: string;
  /** Sends a request, with a fault for it alone if one is given. */
  call: (path: string, fault?: string) => Promise<Response>;
  json: (path: string, fault?: string) => Promise<unknown>;
}

/** Runs a sandbox during the tests of one file, in a folder if one is given. */
export function useTestSandbox(folder = ''): TestSandbox {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startSandbox({ port: 0, host: '127.0.0.1', folder });
  });
  afterAll(() => server.close());

  const origin = (): string => `http://127.0.0.1:${server.port}`;
  const call = (path: string, fault?: string): Promise<Response> =>
    fetch(origin() + path, fault === undefined ? {} : { headers: { 'x-sandbox-fault': fault } });
  const json = async (path: string, fault?: string): Promise<unknown> =>
    (await call(path, fault)).json();
  return {
    get origin() {
      return origin();
    },
    call,
    json,
  };
}
