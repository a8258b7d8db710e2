import type { Block } from '../../schema/prose.ts';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  /** Above the list. */
  title: string;
  /** The text whose sections it lists. */
  blocks: readonly Block[];
  /** Numbers the sections as the text does. */
  numbered?: boolean;
}

/**
 * The sections of a long text. Collapsed on phones, open beside the text where there is
 * room. Pure CSS, so it works without JavaScript.
 */
export function TableOfContents({ title, blocks, numbered }: TableOfContentsProps) {
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  );
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.fold}>
        <summary>{title}</summary>
        <Tag className={styles.list} data-numbered={numbered}>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </Tag>
      </details>
    </nav>
  );
}
