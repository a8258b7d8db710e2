import { describe, expect, test, vi } from 'vitest';
import { faultChoices } from '../../sandbox/faults.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import messages from '#content/words/portal-messages.js';
import { run } from '../cli/test-process.ts';
import type { ProgramResult } from '../cli/test-process.ts';
import { audit } from './audit.ts';
import { readOptions, runDoctor } from './doctor.ts';

vi.mock('./audit.ts', { spy: true });
vi.mock('../../sandbox/live-prices.ts', () => ({
  livePrice: (listPrice: number, place: number) => ([2, 5].includes(place) ? 1.1 : 0.8) * listPrice,
}));

/** Runs the command in its own process. */
const doctor = (...args: string[]): Promise<ProgramResult> =>
  run('commands/doctor/doctor.ts', args).ended;

/** Runs the doctor in this process, which saves the second that a new process takes to start. */
async function examine(...args: string[]): Promise<ProgramResult> {
  const options = readOptions(args, {});
  if (options === 'help') throw new Error('Expected options, not --help.');
  const stdout = vi.spyOn(console, 'log').mockReturnValue();
  const stderr = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runDoctor(options);
  const printed = (spy: typeof stdout) => spy.mock.calls.map(([line]) => `${line}\n`).join('');
  const result = { code, stdout: printed(stdout), stderr: printed(stderr) };
  stdout.mockRestore();
  stderr.mockRestore();
  return result;
}

/** Runs the doctor on a new sandbox with a fault. */
async function runWithFault(
  fault: string,
  ...args: string[]
): Promise<ProgramResult & { portal: string }> {
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
  const portal = `http://127.0.0.1:${sandbox.port}`;
  const body = new URLSearchParams({ fault });
  const set = await fetch(`${portal}/sandbox/faults`, { method: 'POST', body });
  expect(set.status).toBe(200);
  const ended = await examine('--portal', portal, ...args);
  await sandbox.close();
  return { ...ended, portal };
}

/** The exit code and some of the output for each fault; checks/checks.test.ts has every finding. */
const diagnoses: Record<string, [code: number, ...prints: (string | RegExp)[]]> = {
  none: [1, 'ok       API calls       5 of 5 calls return a JSON object', '1 problem, 2 warnings.'],
  'at-list': [0, '6 of 6 list prices', '0 problems, 1 warning.'],
  'above-list': [1, /701 Canoe, monthly: ৳\S+ is above the list price of ৳/],
  'delay-2000': [1, /warning {2}Response time +median [2-9]\.\d s/],
  'delay-30000': [2, /Could not reach \S+: no response within 0\.5 s\./],
  'status-404': [2, /^\S+ has none of the calls that the site makes \(\/setu\/api\/…\)[^\n]+\n$/],
  'status-429': [1, 'HTTP error! Status: 429'],
  'status-500': [1, 'HTTP error! Status: 500', /- +Products +skipped/],
  'status-503': [1, 'HTTP error! Status: 503'],
  'redirect-302': [
    1,
    /POST \/domainchecker\.php: redirects to "http:\/\/localhost:\d+", .* allowedHosts/,
  ],
  'redirect-307': [1, 'a posted search does not arrive'],
  html: [1, messages.invalidJson],
  'broken-json': [1, messages.invalidJson],
  cut: [1, 'the connection broke off mid-response'],
  refused: [2, /Could not reach \S+: the connection was closed without a response\./],
  array: [1, messages.noObject],
  null: [1, messages.noObject],
  string: [1, messages.noObject],
  'empty-object': [1, '0 of 4 product ids', '0 of 3 extensions'],
  'missing-id': [1, '701 Canoe: missing from the response for /websites', '.com: no price'],
  'all-null': [1, 'sent as null instead of an object'],
  'wrong-types': [1, 'sent as "a product" instead of an object'],
  'odd-prices': [1, 'switched off in the portal ("-1.00")', 'the portal sends null'],
  hostile: [1, String.raw`named "\u202egnitsoh lleW"`, '"__proto__": not a domain extension'],
  'no-cors': [1, '0 of 5 responses allow'],
};

test('every sandbox fault has an expected diagnosis', () => {
  expect(Object.keys(diagnoses).sort()).toEqual(['none', ...Object.keys(faultChoices)].sort());
});

test.each(Object.entries(diagnoses))('a portal with fault %s', async (fault, [code, ...prints]) => {
  const limit = fault === 'delay-30000' ? ['--timeout', '0.5'] : [];
  const ended = await runWithFault(fault, ...limit);
  const output = ended.stdout + ended.stderr;
  for (const text of prints) expect(output).toMatch(text);
  expect(ended.code).toBe(code);
  // Without a terminal there are no colours and no progress line.
  for (const mark of ['\u001B', '\u202E', '\r']) expect(output).not.toContain(mark);
  expect(code === 2 ? ended.stdout : ended.stderr).toBe('');
});

describe('with --json', () => {
  test('the report is JSON', async () => {
    const { portal, code, stdout } = await runWithFault(
      'at-list',
      '--json',
      '--origin',
      'https://a.example',
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      portal,
      origin: 'https://a.example',
      result: 'warnings',
      counts: { problem: 0, warning: 1 },
      checks: expect.arrayContaining([
        expect.objectContaining({ id: 'cors', level: 'ok' }),
        expect.objectContaining({ id: 'address', level: 'warning' }),
      ]),
    });
  });

  test('an unreachable portal is reported as JSON too', async () => {
    const { portal, code, stdout } = await runWithFault('refused', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ portal, result: 'unreachable' });
  });
});

describe('with --quiet', () => {
  test('warnings and problems are printed', async () => {
    const warned = await runWithFault('at-list', '--quiet');
    expect(warned).toMatchObject({ code: 0, stdout: expect.stringContaining('plain http') });
    const failed = await runWithFault('status-500', '--quiet');
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('PROBLEM') });
  });

  test('nothing is printed when all is well', async () => {
    const findings = [{ level: 'ok' as const, subject: 'x', message: 'fine' }];
    vi.mocked(audit).mockResolvedValue([{ id: 'cors', title: 'CORS', summary: '', findings }]);
    expect(await examine('--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await examine()).stdout).toContain('CORS');
  });
});

test.each([true, false])('progress is shown on a terminal: %s', async (isTTY) => {
  const { stderr } = process;
  const before = stderr.isTTY;
  stderr.isTTY = isTTY;
  const write = vi.spyOn(stderr, 'write').mockReturnValue(true);
  vi.mocked(audit).mockImplementationOnce((_, onProgress) => {
    onProgress?.(1, 2);
    return Promise.resolve([]);
  });
  await examine();
  const written = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  stderr.isTTY = before;
  expect(written.includes('\r\u001B[KChecking the portal … 1 of 2')).toBe(isTTY);
  expect(written.endsWith('\r\u001B[K')).toBe(isTTY);
});

describe('the command', () => {
  test('prints the report and sets the exit code', async () => {
    const sandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
    const { code, stdout, stderr } = await doctor('--portal', `http://127.0.0.1:${sandbox.port}`);
    await sandbox.close();
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    // The command reads the operator's products, which this sandbox may not sell.
    expect(stdout).toMatch(/\d+ problems?, \d+ warnings?\.\n/);
  });
});
