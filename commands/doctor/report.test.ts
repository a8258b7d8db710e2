import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, problem, warning } from './finding.ts';
import type { Check } from './finding.ts';
import { formatJson, formatTable } from './report.ts';

beforeEach(() => vi.stubEnv('FORCE_COLOR', '0'));
afterEach(() => vi.unstubAllEnvs());

const subject = { portal: 'https://portal.example', origin: 'https://www.example' };
const check = (findings: Check['findings']): Check => {
  return { id: 'prices', title: 'Prices', summary: 'two of five', findings };
};
const many = check([
  ok('1', 'fine'),
  problem('2', 'is $& odd'),
  problem('3', 'is $& odd'),
  problem('4', 'is $& odd'),
  problem('5', 'is $& odd'),
  warning('6', 'is late'),
]);

describe('the table', () => {
  test('summarizes each check and groups identical messages', () => {
    expect(formatTable(subject, [many]).split('\n')).toEqual([
      'https://portal.example, called from https://www.example',
      '',
      '  PROBLEM  Prices          two of five',
      '           • 2; 3; 4 and 1 more: is $& odd',
      '           • 6: is late',
      '',
      '4 problems, 1 warning.',
    ]);
  });

  test('marks skipped checks and reports success', () => {
    expect(formatTable(subject, [check([])])).toMatch(/ {2}- +Prices +skipped/);
    expect(formatTable(subject, [check([ok('1', 'fine')])])).toMatch(
      /The portal has everything the site needs\.$/,
    );
  });

  test('has colours where those are wanted', () => {
    vi.stubEnv('FORCE_COLOR', '1');
    expect(formatTable(subject, [many])).toContain('\u001B[31mPROBLEM');
    vi.stubEnv('FORCE_COLOR', '0');
    expect(formatTable(subject, [many])).not.toContain('\u001B');
  });
});

describe('the JSON report', () => {
  test.each<[string, Check['findings']]>([
    ['ok', [ok('1', 'fine')]],
    ['warnings', [ok('1', 'fine'), warning('2', 'odd')]],
    ['problems', [warning('1', 'odd'), problem('2', 'bad')]],
  ])('has the result %s', (result, findings) => {
    expect(JSON.parse(formatJson(subject, [check(findings)]))).toMatchObject({
      ...subject,
      result,
    });
  });

  test('includes every finding, passed ones too', () => {
    const { counts, checks } = JSON.parse(formatJson(subject, [many])) as {
      counts: unknown;
      checks: { level: string; findings: unknown[] }[];
    };
    expect(counts).toEqual({ ok: 1, warning: 1, problem: 4 });
    expect(checks[0]?.level).toBe('problem');
    expect(checks[0]?.findings).toHaveLength(6);
  });
});
