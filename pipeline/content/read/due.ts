import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './content-file.ts';
import type { Problem } from './problem.ts';
import { parseYaml } from './yaml-file.ts';

const dayMs = 86_400_000;
/** How long before something runs out an operator hears of it: a few weekly reminders, and a holiday. */
const aheadMs = 42 * dayMs;
const yearMs = 365 * dayMs;

/** When each Node stops getting security fixes: nodejs.org/about/previous-releases. */
const endOfNode: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** A date such as 2026-10-11, with or without a time, that comes before another moment. */
function isBefore(value: unknown, limit: number): value is string {
  return typeof value === 'string' && Date.parse(value) < limit;
}

/** What runs out within weeks, has run out, or that nobody has looked at for a year. */
export function dueSoon(root: string, now: number, node = process.versions.node): Problem[] {
  const file = `${contentFolder}/site.yaml`;
  const { data, problemAt } = parseYaml(file, readFileSync(path.join(root, file), 'utf8'));
  const facts = data as Readonly<Record<string, unknown>> & { notice?: { until?: unknown } };
  const { securityTxtExpires, countdownTarget, copyrightYear, promoUntil, reviewed, notice } =
    facts;
  const soon = now + aheadMs;
  const found: Problem[] = [];
  if (isBefore(securityTxtExpires, soon)) {
    const message = `security.txt runs out on ${securityTxtExpires.slice(0, 10)}; check supportEmail, then write a date at most a year ahead`;
    found.push(problemAt(['securityTxtExpires'], message));
  }
  if (isBefore(countdownTarget, soon)) {
    const message = `countdowns reach zero on ${countdownTarget.slice(0, 10)}; write the next date, or take countdowns off their pages`;
    found.push(problemAt(['countdownTarget'], message));
  }
  if (isBefore(notice?.until, now)) {
    found.push(problemAt(['notice', 'until'], 'the notice is over; remove it'));
  }
  if (isBefore(promoUntil, soon)) {
    const message = `the promo banner ends on ${promoUntil.slice(0, 10)}; write the next one, or remove it from layout.yaml`;
    found.push(problemAt(['promoUntil'], message));
  }
  if (typeof copyrightYear === 'number' && copyrightYear < new Date(now).getFullYear()) {
    const message = `the footer says ${copyrightYear}; without this line it says the year of the build`;
    found.push(problemAt(['copyrightYear'], message));
  }
  if (reviewed === undefined || isBefore(reviewed, soon - yearMs)) {
    const message =
      'once a year, compare list prices with npm run doctor, read domain and dollar prices and the legal texts, then write the day here';
    found.push(problemAt(['reviewed'], message));
  }
  const [major = ''] = node.split('.');
  const end = endOfNode[major];
  if (isBefore(end, soon)) {
    const message = `Node ${major} gets no security fixes after ${end}; install a newer one`;
    found.push({ file: 'package.json', field: '', message });
  }
  return found;
}
