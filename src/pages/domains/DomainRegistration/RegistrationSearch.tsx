import type { RegistrationSearchCopy } from '../../../schema/pages/domains.ts';
import { portalHostName } from '../../../portal/host.ts';
import type { DomainPrices } from '../../../portal/responses.ts';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { DomainTiles } from '../../../sections/DomainSearch/DomainTiles.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './RegistrationSearch.module.css';

interface RegistrationSearchProps extends RegistrationSearchCopy {
  prices: DomainPrices;
}

/** The search form, the tiles, and a notice about what can be registered. */
export function RegistrationSearch(props: RegistrationSearchProps) {
  const { tilesLabel, notice, prices, ...form } = props;
  return (
    <div className={styles.search}>
      <DomainSearchForm copy={{ ...form, placeholder: portalHostName }} />
      <DomainTiles label={tilesLabel} prices={prices} />
      <p className={styles.notice}>
        <Icon name="info" />
        {notice}
      </p>
    </div>
  );
}
