import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { site } from '../../../site/site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ContactChecklist.module.css';
import { PostcardDrawing } from './PostcardDrawing.tsx';

/** What to have ready before contacting us, what to leave out, and the postal address. */
export function ContactChecklist(copy: SectionProps<typeof schema>) {
  const { title, lead, things, passwords, post } = copy;
  const { company } = useSiteCopy();
  return (
    <Section weight="quiet" labelledBy="have-ready">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="have-ready">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.things}>
            {things.map((thing) => (
              <li key={thing.title} className={styles.thing}>
                <Icon name={thing.icon} size="l" />
                <div>
                  <h3 className={styles.name}>{thing.title}</h3>
                  <p className={styles.text}>{thing.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.aside}>
          <div className={styles.warning}>
            <Icon name="lock-keyhole" size="l" />
            <h3 className={styles.name}>{passwords.title}</h3>
            <p>{passwords.text}</p>
          </div>
          <PostcardDrawing
            title={post.title}
            lines={[site.brand, ...company.address]}
            note={post.licence}
          />
        </div>
      </div>
    </Section>
  );
}
