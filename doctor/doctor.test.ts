import { describe, expect, test, vi } from 'vitest';
import { faultChoices } from '../sandbox/faults.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { freePort, run } from '../cli/test-process.ts';
import type { ProgramResult } from '../cli/test-process.ts';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const doctor = (...args: string[]): Promise<ProgramResult> => run('doctor/doctor.ts', args).ended;

/** What the doctor says of a sandbox of its own that has this fault. */
async function examineWith(
  fault: string,
  ...args: string[]
): Promise<ProgramResult & { portal: string }> {
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
  const portal = `http://127.0.0.1:${sandbox.port}`;
  const body = new URLSearchParams({ fault });
  const set = await fetch(`${portal}/sandbox/faults`, { method: 'POST', body });
  expect(set.status).toBe(200);
  const ended = await doctor('--portal', portal, ...args);
  await sandbox.close();
  return { ...ended, portal };
}

/** What the doctor says to each fault: the exit code and the lines that must be there. */
const diagnoses: Record<string, { code: number; says: (string | RegExp)[]; timeout?: string }> = {
  none: {
    code: 1,
    says: [
      'ok       Calls           8 of 8 calls answer',
      'ok       Products        15 of 15 product ids answer',
      '36 Gold VPS, monthly: ৳3,200 against a list price of ৳3,000',
      '.shop: costs ৳249, but the site shows ৳199 until the portal answers',
      '1 problem, 2 warnings.',
    ],
  },
  'at-list': {
    code: 0,
    says: ['speaks plain http', '21 of 21 list prices', '0 problems, 1 warning.'],
  },
  'above-list': {
    code: 1,
    says: ['0 of 21 list prices', '52 1 GB Hosting, monthly: ৳300 against a list price of ৳100'],
  },
  'delay-2000': { code: 1, says: [/warning {2}Answer time +median [2-9]\.\d s/, 'is slow'] },
  'delay-30000': {
    code: 2,
    timeout: '0.5',
    says: ['could not be looked at: no answer within 0.5 s.'],
  },
  'status-404': { code: 1, says: ['HTTP error! Status: 404', '0 of 8 calls'] },
  'status-429': { code: 1, says: ['HTTP error! Status: 429'] },
  'status-500': { code: 1, says: ['HTTP error! Status: 500', /- +Products +not looked at/] },
  'status-503': { code: 1, says: ['HTTP error! Status: 503'] },
  html: { code: 1, says: ['The portal sent an answer that cannot be read'] },
  'broken-json': { code: 1, says: ['The portal sent an answer that cannot be read'] },
  cut: { code: 1, says: ['the connection broke in the middle of the answer'] },
  refused: {
    code: 2,
    says: ['could not be looked at: the connection was closed before any answer.'],
  },
  array: { code: 1, says: ['The portal sent an answer of an unknown kind'] },
  null: { code: 1, says: ['The portal sent an answer of an unknown kind'] },
  string: { code: 1, says: ['The portal sent an answer of an unknown kind'] },
  'empty-object': {
    code: 1,
    says: ['0 of 15 product ids', 'is missing from the answer for /;', '0 of 6 extensions'],
  },
  'missing-id': {
    code: 1,
    says: [
      '52 1 GB Hosting: is missing from the answer for /web-hosting',
      '.com: has no price: the portal sends nothing, and the site keeps its default of ৳1,499',
    ],
  },
  'wrong-types': {
    code: 1,
    says: [
      'is "a product" instead of an object',
      'has no name',
      'sends {"href":"https://portal.example"}, no web address',
      'the portal sends {"amount":"75.00"}',
    ],
  },
  'odd-prices': {
    code: 1,
    says: [
      'is sent as "1,250.00" and read as ৳1,250',
      'is sent as 1250 and read as ৳1,250',
      'is switched off in the portal ("-1.00")',
      'the portal sends "abc", and the site shows ৳0',
      'the portal sends null',
    ],
  },
  hostile: {
    code: 1,
    says: [
      'sends "javascript:alert(1)", no web address',
      String.raw`is called "\u202egnitsoh lleW"`,
      '"<script>alert(1)</script>"; "__proto__": is no extension',
      'the portal sends "1e309"',
    ],
  },
  'no-cors': { code: 1, says: ['0 of 8 answers let', 'sends no access-control-allow-origin'] },
};

test('every fault of the sandbox has its diagnosis', () => {
  expect(Object.keys(diagnoses).sort()).toEqual(
    ['none', ...faultChoices.map(({ name }) => name)].sort(),
  );
});

describe('the doctor on a portal with the fault', () => {
  test.each(Object.entries(diagnoses))('%s', async (fault, { code, says, timeout }) => {
    const limit = timeout === undefined ? [] : ['--timeout', timeout];
    const ended = await examineWith(fault, ...limit);
    const spoken = ended.stdout + ended.stderr;
    for (const text of says) expect(spoken).toMatch(text);
    expect(ended.code).toBe(code);
    // No terminal is here: no colour, no progress line, and findings on stdout alone.
    for (const mark of ['\u001B', '\u202E', '\r']) expect(spoken).not.toContain(mark);
    expect(code === 2 ? ended.stdout : ended.stderr).toBe('');
  });
});

describe('for machines', () => {
  test('the findings are JSON', async () => {
    const { portal, code, stdout } = await examineWith(
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

  test('so is the failure to look', async () => {
    const { portal, code, stdout } = await examineWith('refused', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ portal, result: 'could-not-look' });
  });
});

describe('the command', () => {
  test('says in one sentence that nobody is there', async () => {
    const { code, stdout, stderr } = await doctor(
      '--portal',
      `http://127.0.0.1:${await freePort()}`,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^http:\S+ could not be looked at: nothing listens at this address\.\n$/,
    );
  });

  test.each([['--fast'], ['--portal=nowhere'], ['--timeout=never']])('refuses %s', async (flag) => {
    const { code, stdout, stderr } = await doctor(flag);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
  });

  test('explains itself', async () => {
    const { code, stdout } = await doctor('--help');
    expect(code).toBe(0);
    for (const option of ['--portal', '--origin', '--timeout', '--json']) {
      expect(stdout).toContain(option);
    }
  });
});
