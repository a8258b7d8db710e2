import type { ProseCopy } from '../../schema/sharedWords.ts';
import type { Block, CodeBlock, Heading, List } from '../../schema/prose.ts';
import { AfterFirstScreen } from '../../routing/AfterFirstScreen.tsx';
import { Each } from './Each.tsx';
import { ProseInline } from './ProseInline.tsx';
import { ProseTable } from './ProseTable.tsx';
import styles from './Prose.module.css';

/** A heading with a permalink, so that visitors can share the section's address. */
function ProseHeading({
  heading: { level, id, text },
  linkTo,
}: {
  heading: Heading;
  linkTo: string;
}) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading} data-level={level}>
      <Tag id={id}>{text}</Tag>
      <a className={styles.anchor} href={`#${id}`} aria-label={`${linkTo} ${text}`}>
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

function ProseList({ list: { ordered, items }, linkTo }: { list: List; linkTo: string }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      <Each of={items}>
        {(blocks) => (
          <li>
            <Blocks blocks={blocks} linkTo={linkTo} />
          </li>
        )}
      </Each>
    </Tag>
  );
}

function ProseBlock({ block, linkTo }: { block: Block; linkTo: string }) {
  if (block.kind === 'heading') return <ProseHeading heading={block} linkTo={linkTo} />;
  if (block.kind === 'list') return <ProseList list={block} linkTo={linkTo} />;
  if (block.kind === 'table') return <ProseTable table={block} />;
  if (block.kind === 'code') return <ProseCode code={block} />;
  if (block.kind === 'quote') {
    return (
      <blockquote>
        <Blocks blocks={block.blocks} linkTo={linkTo} />
      </blockquote>
    );
  }
  return (
    <p>
      <ProseInline runs={block.children} />
    </p>
  );
}

function Blocks({ blocks, linkTo }: { blocks: readonly Block[]; linkTo: string }) {
  return <Each of={blocks}>{(block) => <ProseBlock block={block} linkTo={linkTo} />}</Each>;
}

/** This many paragraphs, headings and lists fill the screen of a phone. */
const firstScreenBlocks = 8;

interface ProseProps {
  copy: Pick<ProseCopy, 'linkTo'>;
  /** A compiled Markdown text. */
  blocks: readonly Block[];
  /** Numbers the sections, for documents that people quote. */
  numbered?: boolean;
}

/** A long text. */
export function Prose({ copy, blocks, numbered }: ProseProps) {
  return (
    <div className={styles.prose} data-numbered={numbered}>
      <Blocks blocks={blocks.slice(0, firstScreenBlocks)} linkTo={copy.linkTo} />
      <AfterFirstScreen>
        <Blocks blocks={blocks.slice(firstScreenBlocks)} linkTo={copy.linkTo} />
      </AfterFirstScreen>
    </div>
  );
}
