import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './EmailComparison.module.css';

type Props = SectionProps<typeof schema>;

/** Three ways to get mail on your domain, with this page's own highlighted. */
export function EmailComparison({ title, lead, takeIf, choices }: Props) {
  return (
    <Section surface="dark" labelledBy="choices">
      <div className={styles.copy}>
        <h2 id="choices">{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <Choice key={choice.name} takeIf={takeIf} {...choice} />
        ))}
      </ul>
    </Section>
  );
}

type ChoiceProps = Props['choices'][number] & Pick<Props, 'takeIf'>;

function Choice({ takeIf, name, when, points, link, here }: ChoiceProps) {
  return (
    <li className={styles.choice} data-here={here}>
      <h3>{name}</h3>
      <p className={styles.when}>
        <strong>{takeIf}</strong> {when}
      </p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <p>
        {here ? (
          <ButtonLink href={hrefOf(link.to)} variant="accent" wide>
            {link.label}
          </ButtonLink>
        ) : (
          <Link href={hrefOf(link.to)}>{link.label}</Link>
        )}
      </p>
    </li>
  );
}
