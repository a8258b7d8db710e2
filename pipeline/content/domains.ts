import type { DomainTile, ResellerTld } from '../../src/content/schema/domain.ts';
import { repeated } from './problems.ts';

const file = 'src/content/domains.ts';

/** Extensions that are listed twice, and more tiles for small screens than there are. */
export function domainProblems(content: {
  domainTiles: readonly DomainTile[];
  registrableExtensions: readonly string[];
  resellerTlds: readonly ResellerTld[];
  tilesOnSmallScreens: number;
}): string[] {
  const { domainTiles, registrableExtensions, resellerTlds, tilesOnSmallScreens } = content;
  return [
    ...repeated(
      file,
      'domainTiles.name',
      domainTiles.map(({ name }) => name),
    ),
    ...repeated(file, 'registrableExtensions', registrableExtensions),
    ...repeated(
      file,
      'resellerTlds.extension',
      resellerTlds.map(({ extension }) => extension),
    ),
    ...(tilesOnSmallScreens > domainTiles.length
      ? [
          `${file}: tilesOnSmallScreens: there are only ${domainTiles.length} tiles; write at most that`,
        ]
      : []),
  ];
}
