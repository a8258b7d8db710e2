import { affiliateTermsBlock } from '../../../content/affiliates.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import styles from './AffiliateTerms.module.css';

const { title, terms } = affiliateTermsBlock;

/** The terms of the programme: three figures that nobody can overlook. */
export function AffiliateTerms() {
  return (
    <Band ground="deep" labelledBy="terms">
      <h2 id="terms" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ figure, name, text }) => (
          <div key={name} className={styles.term}>
            <dt>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={styles.name}>{name}</span>
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
