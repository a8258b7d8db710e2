import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './WorkspaceTools.module.css';

/** What the package includes: mail large, the rest around it. */
export function WorkspaceTools({ title, lead, tools }: SectionProps<typeof schema>) {
  return (
    <Section weight="lead" labelledBy="tools">
      <SectionHeading id="tools" title={title} lead={lead} />
      <ul className={styles.tools}>
        {tools.map(({ icon, name, text }, index) => (
          <li key={name} className={styles.tool}>
            {index === 0 ? <Inbox /> : <Icon name={icon} size="l" />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const letters = [
  { y: 18, length: 250 },
  { y: 58, length: 190 },
  { y: 98, length: 224 },
  { y: 138, length: 150 },
];

/** An inbox of four letters, each a petal and a line of stitches. */
function Inbox() {
  return (
    <svg className={styles.inbox} viewBox="0 0 320 156" aria-hidden="true">
      {letters.map(({ y, length }, index) => (
        <g key={y} transform={`translate(18 ${y})`}>
          <path className={styles.petal} data-new={index === 0} d="M-16 0Q0-16 16 0Q0 16-16 0Z" />
          <path className={styles.line} d={`M34 0h${length}`} />
        </g>
      ))}
    </svg>
  );
}
