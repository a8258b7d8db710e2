import { describe, expect, test } from 'vitest';
import { ok, problem, warning } from './finding.ts';
import type { Check } from './finding.ts';
import { progressOn } from './progress.ts';
import { jsonOf, painter, tableOf } from './report.ts';

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
  test('sums up each check and says once what is the same of many', () => {
    expect(tableOf(subject, [many], painter(false)).split('\n')).toEqual([
      'https://portal.example, asked as https://www.example',
      '',
      '  PROBLEM  Prices          two of five',
      '           • 2; 3; 4 and 1 more: is $& odd',
      '           • 6: is late',
      '',
      '4 problems, 1 warning.',
    ]);
  });

  test('says what was not looked at, and when all is well', () => {
    expect(tableOf(subject, [check([])], painter(false))).toMatch(/ {2}- +Prices +not looked at/);
    expect(tableOf(subject, [check([ok('1', 'fine')])], painter(false))).toMatch(
      /The portal gives the site all that it needs\.$/,
    );
  });

  test('has colours only where they are wanted', () => {
    expect(tableOf(subject, [many], painter(true))).toContain('\u001B[31mPROBLEM');
    expect(tableOf(subject, [many], painter(false))).not.toContain('\u001B');
  });
});

describe('the JSON', () => {
  test.each<[string, Check['findings']]>([
    ['ok', [ok('1', 'fine')]],
    ['warnings', [ok('1', 'fine'), warning('2', 'odd')]],
    ['problems', [warning('1', 'odd'), problem('2', 'bad')]],
  ])('says %s', (result, findings) => {
    expect(JSON.parse(jsonOf(subject, [check(findings)]))).toMatchObject({ ...subject, result });
  });

  test('holds every finding, the good ones too', () => {
    const { counts, checks } = JSON.parse(jsonOf(subject, [many])) as {
      counts: unknown;
      checks: { level: string; findings: unknown[] }[];
    };
    expect(counts).toEqual({ ok: 1, warning: 1, problem: 4 });
    expect(checks[0]?.level).toBe('problem');
    expect(checks[0]?.findings).toHaveLength(6);
  });
});

describe('the progress line', () => {
  test.each([true, false])('where a terminal is %s', (isTTY) => {
    let written = '';
    const progress = progressOn({
      isTTY,
      write: (text: string | Uint8Array) => {
        written += String(text);
        return true;
      },
    });
    progress.show('1 of 2');
    progress.clear();
    expect(written).toBe(isTTY ? '\r\u001B[K1 of 2\r\u001B[K' : '');
  });
});
