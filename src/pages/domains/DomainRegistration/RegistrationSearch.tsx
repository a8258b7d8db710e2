import { registrationForm, registrationHero } from '../../../content/domainRegistration.ts';
import { portalHostName } from '../../../portal/host.ts';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { DomainTiles } from '../../../sections/DomainSearch/DomainTiles.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './RegistrationSearch.module.css';

/** The search form, the tiles, and a notice about what can be registered. */
export function RegistrationSearch() {
  return (
    <div className={styles.search}>
      <DomainSearchForm words={{ ...registrationForm, placeholder: portalHostName }} />
      <DomainTiles label={registrationHero.tilesLabel} />
      <p className={styles.notice}>
        <Icon name="info" />
        {registrationHero.notice}
      </p>
    </div>
  );
}
