import { portalHostName } from '../../../portal/host.ts';
import { useTldPrices } from '../../../portal/useTldPrices.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { DomainSearchForm } from '../../DomainSearch/DomainSearchForm.tsx';
import { DomainTiles } from '../../DomainSearch/DomainTiles.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './RegistrationHero.module.css';

/** The search form, the tiles, and a notice about what can be registered. */
export function RegistrationHero(props: SectionProps<typeof schema>) {
  const { eyebrow, title, lead, drawing: Drawing, label, button, tilesLabel, notice } = props;
  const { prices } = useTldPrices();
  return (
    <Hero
      copy={{ eyebrow, title, lead }}
      details={
        <div className={styles.search}>
          <DomainSearchForm copy={{ label, button, placeholder: portalHostName }} />
          <DomainTiles label={tilesLabel} prices={prices} />
          <p className={styles.notice}>
            <Icon name="info" />
            {notice}
          </p>
        </div>
      }
      drawing={<Drawing />}
      drawingSize="small"
    />
  );
}
