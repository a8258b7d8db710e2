import type { LinkTarget } from '../../schema/link.ts';
import type { Inline } from '../../schema/prose.ts';
import { site } from '../../site/site.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Each } from './Each.tsx';

/** Printed links show their URL; e-mail links already do. */
function printedAddress(href: string): string | undefined {
  if (href.startsWith('/')) return new URL(href, site.url).href;
  return href.startsWith('http') ? href : undefined;
}

function ProseLink({ to, children }: { to: LinkTarget; children: readonly Inline[] }) {
  const href = typeof to === 'string' ? to : hrefOf(to);
  return (
    <Link href={href} data-address={printedAddress(href)}>
      <ProseInline runs={children} />
    </Link>
  );
}

function Run({ run }: { run: Inline }) {
  if (typeof run === 'string') return run;
  if (run.kind === 'code') return <code>{run.text}</code>;
  if (run.kind === 'link') return <ProseLink to={run.to}>{run.children}</ProseLink>;
  const Tag = run.kind;
  return (
    <Tag>
      <ProseInline runs={run.children} />
    </Tag>
  );
}

/** Text with emphasis, code and links. */
export function ProseInline({ runs }: { runs: readonly Inline[] }) {
  return <Each of={runs}>{(run) => <Run run={run} />}</Each>;
}
