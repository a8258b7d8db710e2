import { useMemo } from 'react';
import type { Block } from '../../schema/prose.ts';
import { useCurrentSection } from './useCurrentSection.ts';
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
 * room. Pure CSS, so it works without JavaScript, which only marks the section that is being read.
 */
export function TableOfContents({ title, blocks, numbered }: TableOfContentsProps) {
  const sections = useMemo(() => sectionsOf(blocks), [blocks]);
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.fold}>
        <summary>{title}</summary>
        <Tag className={styles.list} data-numbered={numbered}>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </Tag>
      </details>
    </nav>
  );
}

function sectionsOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
}
