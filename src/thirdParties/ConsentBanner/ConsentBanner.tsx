import { consentCopy } from '../../site/consent.ts';
import { withBase } from '../../language/edition.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { Choice } from '../choice.ts';
import styles from './ConsentBanner.module.css';

/**
 * Asks before anything loads from other hosts. Both buttons look the same, so that neither is
 * favoured.
 */
export function ConsentBanner({ onChoice }: { onChoice: (choice: Choice) => void }) {
  const { privacy } = consentCopy;
  return (
    <section className={styles.banner} data-print="none" aria-label={consentCopy.label}>
      <p>
        {consentCopy.text} <a href={withBase(privacy.to)}>{privacy.label}</a>
      </p>
      <p className={styles.actions}>
        <Button size="s" variant="secondary" onClick={() => onChoice('declined')}>
          {consentCopy.decline}
        </Button>
        <Button size="s" variant="secondary" onClick={() => onChoice('allowed')}>
          {consentCopy.accept}
        </Button>
      </p>
    </section>
  );
}
