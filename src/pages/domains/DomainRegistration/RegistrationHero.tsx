import { registrationForm, registrationHero as hero } from '../../../content/domainRegistration.ts';
import { portalHostName } from '../../../portal/host.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { DomainTiles } from '../../../sections/DomainSearch/DomainTiles.tsx';
import { PageHero } from '../../../sections/PageHero/PageHero.tsx';
import styles from './RegistrationHero.module.css';

/** The top of the registration page: the search itself, the tiles, and what can be registered. */
export function RegistrationHero() {
  return (
    <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} motif="domains">
      <div className={styles.search}>
        <DomainSearchForm words={{ ...registrationForm, placeholder: portalHostName }} />
        <DomainTiles label={hero.tilesLabel} />
        <p className={styles.notice}>
          <Icon name="info" />
          {hero.notice}
        </p>
      </div>
    </PageHero>
  );
}
