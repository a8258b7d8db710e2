import type { SearchResultCopy } from '../../../content/schema/pages/domains.ts';
import { domainCartLink, portalLink } from '../../../portal/links.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ExtensionRow.module.css';

interface ExtensionRowProps {
  copy: Pick<SearchResultCopy, 'order' | 'toRegister' | 'typedEnding' | 'unknownPrice'>;
  /** The name before the extension; empty in the plain price list. */
  name: string;
  ending: string;
  /** In taka; null if neither we nor the portal know it. */
  price: number | null;
  /** Whether the visitor typed this extension. */
  isTyped: boolean;
}

/** One extension: its price and the link to the portal's cart. */
export function ExtensionRow({ copy, name, ending, price, isTyped }: ExtensionRowProps) {
  const domain = `${name}.${ending}`;
  return (
    <li className={styles.row}>
      <p className={styles.domain}>
        <span className={styles.name}>{name}</span>
        <span className={styles.ending}>.{ending}</span>{' '}
        {isTyped && <Badge variant="gold">{copy.typedEnding}</Badge>}
      </p>
      <p className={styles.price}>
        {price === null ? (
          <span className={styles.unknown}>{copy.unknownPrice}</span>
        ) : (
          <>
            {formatTaka(price)} <VisuallyHidden>{copy.toRegister}</VisuallyHidden>
          </>
        )}
      </p>
      <ButtonLink
        href={name === '' ? portalLink('domainRegister') : domainCartLink(domain)}
        variant={isTyped ? 'brand' : 'secondary'}
        size="s"
      >
        {copy.order} <VisuallyHidden>{domain}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
