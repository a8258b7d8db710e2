import type { Domains } from '../../../../src/schema/domain.ts';
import { reportRepeats } from './repeats.ts';
import type { Report } from '../problem.ts';

/** Reports extensions that are listed twice, and a number of small-screen tiles above the total. */
export function checkDomains(domains: Domains, report: Report): void {
  const { tiles, tilesOnSmallScreens, registrable, reseller } = domains;
  reportRepeats(
    tiles.map(({ name }) => name),
    (index) => ['tiles', index, 'name'],
    report,
  );
  reportRepeats(registrable, (index) => ['registrable', index], report);
  reportRepeats(
    reseller.map(({ extension }) => extension),
    (index) => ['reseller', index, 'extension'],
    report,
  );
  if (tilesOnSmallScreens > tiles.length) {
    report(
      ['tilesOnSmallScreens'],
      `there are only ${tiles.length} tiles; write ${tiles.length} or less`,
    );
  }
}
