import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A build parses each text several times: for the check, browsers, the HTML and translations. */
const parsed = new Map<string, Root>();

/** Parses Markdown as GitHub does: with tables, bare links, task lists and strikethrough. */
export function parseMarkdown(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  const root = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  parsed.set(source, root);
  return root;
}
