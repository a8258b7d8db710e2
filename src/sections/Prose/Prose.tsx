import { proseWords } from '../../content/prose.ts';
import type { Block, CodeBlock, Heading, List } from '../../content/schema/prose.ts';
import { Each } from './Each.tsx';
import { ProseInline } from './ProseInline.tsx';
import { ProseTable } from './ProseTable.tsx';
import styles from './Prose.module.css';

/** A heading with a permalink, so that visitors can share the section's address. */
function ProseHeading({ heading: { level, id, text } }: { heading: Heading }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading} data-level={level}>
      <Tag id={id}>{text}</Tag>
      <a className={styles.anchor} href={`#${id}`} aria-label={`${proseWords.linkTo} ${text}`}>
        <span aria-hidden="true">#</span>
      </a>
    </div>
  );
}

/** Code with a title. Long lines wrap with a hanging indent. */
function ProseCode({ code: { title, text } }: { code: CodeBlock }) {
  return (
    <figure className={styles.code}>
      <figcaption>{title}</figcaption>
      <pre>
        <code>
          <Each of={text.split('\n')}>
            {(line) => <span className={styles.line}>{`${line}\n`}</span>}
          </Each>
        </code>
      </pre>
    </figure>
  );
}

function ProseList({ list: { ordered, items } }: { list: List }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      <Each of={items}>
        {(blocks) => (
          <li>
            <Blocks blocks={blocks} />
          </li>
        )}
      </Each>
    </Tag>
  );
}

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <ProseHeading heading={block} />;
  if (block.kind === 'list') return <ProseList list={block} />;
  if (block.kind === 'table') return <ProseTable table={block} />;
  if (block.kind === 'code') return <ProseCode code={block} />;
  if (block.kind === 'quote') {
    return (
      <blockquote>
        <Blocks blocks={block.blocks} />
      </blockquote>
    );
  }
  return (
    <p>
      <ProseInline runs={block.children} />
    </p>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return <Each of={blocks}>{(block) => <ProseBlock block={block} />}</Each>;
}

interface ProseProps {
  /** A compiled Markdown text. */
  blocks: readonly Block[];
  /** Numbers the sections, for documents that people quote. */
  numbered?: boolean;
}

/** A long text. */
export function Prose({ blocks, numbered }: ProseProps) {
  return (
    <div className={styles.prose} data-numbered={numbered}>
      <Blocks blocks={blocks} />
    </div>
  );
}
