import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './QuiltStory.module.css';

/** Where the name comes from, and what it means for our work. */
export function QuiltStory({ title, text, turn, columns, pairs }: SectionProps<typeof schema>) {
  return (
    <Section surface="dark" labelledBy="quilt">
      <div className={styles.story}>
        <h2 id="quilt" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.turn}>{turn}</p>
      </div>
      <table className={styles.pairs}>
        <thead>
          <tr>
            <th scope="col">{columns.quilt}</th>
            <th scope="col">{columns.work}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ quilt, work }) => (
            <tr key={quilt}>
              <th scope="row">{quilt}</th>
              <td>{work}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
