import type { Domains } from '../../src/content/schema/domain.ts';
import { reportRepeats } from './repeats.ts';
import type { Report } from './repeats.ts';

/** Extensions that are listed twice, and more tiles for small screens than there are. */
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
    report(['tilesOnSmallScreens'], `there are only ${tiles.length} tiles; write at most that`);
  }
}
