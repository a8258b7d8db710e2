import type { Redirects } from '../../../../src/schema/redirects.ts';
import type { Report } from '../problem.ts';

/** Reports redirect loops, targets that do not exist, and pages that are hidden by a redirect. */
export function checkRedirects(
  { redirects, otherSpellings }: Redirects,
  paths: readonly string[],
  report: Report,
): void {
  for (const from of Object.keys(redirects)) {
    const field = ['redirects', from];
    if (paths.includes(from.toLowerCase())) {
      report(field, 'this is a page, so it cannot redirect; remove one of the two');
    }
    const seen = new Set<string>();
    let to: string | undefined = from;
    while (to !== undefined && to in redirects && !seen.has(to)) {
      seen.add(to);
      to = redirects[to];
    }
    if (to !== undefined && seen.has(to)) {
      report(
        field,
        `this redirects in a loop (${[...seen, to].join(' to ')}); use the path of a page`,
      );
    } else if (to === undefined || !paths.includes(to)) {
      report(field, `this leads to ${to}, which is not a page; use the path of a page`);
    }
  }
  for (const [index, spelling] of otherSpellings.entries()) {
    if (!paths.includes(spelling.toLowerCase()) || paths.includes(spelling)) {
      report(
        ['otherSpellings', index],
        paths.includes(spelling)
          ? `${spelling} is the page itself; remove this line`
          : `there is no page ${spelling.toLowerCase()}; remove this line`,
      );
    }
  }
}
