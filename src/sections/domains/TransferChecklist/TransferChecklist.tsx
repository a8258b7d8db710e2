import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './TransferChecklist.module.css';

/** What a transfer requires, and how to start it. */
export function TransferChecklist({
  title,
  lead,
  rules,
  action,
  help,
  drawing: Drawing,
}: SectionProps<typeof schema>) {
  return (
    <Section weight="quiet" labelledBy="checklist">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="checklist">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.links}>
            <ButtonLink href={hrefOf(action.to)} variant="accent">
              {action.label}
            </ButtonLink>
            <ButtonLink href={hrefOf(help.to)} variant="secondary">
              {help.label}
            </ButtonLink>
          </p>
          <div className={styles.drawing}>
            <Drawing />
          </div>
        </div>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.title} className={styles.rule}>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
              <h3 className={styles.title}>{rule.title}</h3>
              <p className={styles.text}>{rule.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
