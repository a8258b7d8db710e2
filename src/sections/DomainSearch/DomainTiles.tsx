import { domainTiles, tilesOnSmallScreens } from '../../site/domains.ts';
import { portalLink } from '../../portal/links.ts';
import type { DomainPrices } from '../../portal/responses.ts';
import { formatTaka } from '../../pricing/money.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { TldLogo } from './TldLogo.tsx';
import styles from './DomainTiles.module.css';

interface DomainTilesProps {
  /** The name of the row, for screen readers. */
  label: string;
  prices: DomainPrices;
}

/** Extension tiles with live prices, each linking to the portal's cart. */
export function DomainTiles({ label, prices }: DomainTilesProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {domainTiles.map(({ name }, index) => {
        const price = prices.get(name)?.register;
        return (
          <li key={name} data-wide-only={index >= tilesOnSmallScreens || undefined}>
            <Link className={styles.tile} href={portalLink('domainRegister')}>
              <TldLogo name={name} hue={(index % 4) + 1} />
              <span className={styles.price}>{price === undefined ? null : formatTaka(price)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
