import type { RegistrationSearchCopy } from '../../../content/schema/pages/domains.ts';
import { portalHostName } from '../../../portal/host.ts';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { DomainTiles } from '../../../sections/DomainSearch/DomainTiles.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './RegistrationSearch.module.css';

/** The search form, the tiles, and a notice about what can be registered. */
export function RegistrationSearch({ tilesLabel, notice, ...form }: RegistrationSearchCopy) {
  return (
    <div className={styles.search}>
      <DomainSearchForm copy={{ ...form, placeholder: portalHostName }} />
      <DomainTiles label={tilesLabel} />
      <p className={styles.notice}>
        <Icon name="info" />
        {notice}
      </p>
    </div>
  );
}
