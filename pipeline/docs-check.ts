import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { headingId } from './markdown/blocks.ts';
import { parseMarkdown } from './markdown/parse.ts';

/** Something that a document mentions and that has to exist. */
export interface Reference {
  kind: 'link' | 'script' | 'flag' | 'path' | 'address' | 'name' | 'setting';
  text: string;
}

const extensions = /\.(ts|tsx|js|mjs|css|md|json|yaml|svg|html|conf|txt|sh|yml|service)$/;

/** What a code span, or a word of a command, refers to in this project. Empty if it refers to nothing. */
function referencesInWord(word: string): Reference[] {
  if (/^test(:[a-z]+)+$/.test(word)) return [{ kind: 'script', text: word }];
  // Patterns, placeholders, addresses elsewhere, and installed packages.
  if (/[<>…*{}'"\\:]|^\/\/|^node_modules/.test(word)) return [];
  if (/^--[a-z]/.test(word)) return [{ kind: 'flag', text: word }];
  if (/^[A-Z][A-Z_]{3,}$/.test(word)) return [{ kind: 'setting', text: word }];
  if (word.startsWith('/')) return [{ kind: 'address', text: word }];
  if (extensions.test(word) || /^[\w.-]+\/[\w./-]*$/.test(word)) {
    return [{ kind: 'path', text: word }];
  }
  if (/^[a-z]+[A-Z]\w*$/.test(word)) return [{ kind: 'name', text: word }];
  return [];
}

/** The environment variables, npm script, flags and files of a command. */
function referencesInCommand(line: string): Reference[] {
  const words = line.split(/\s+/).filter(Boolean);
  return words.flatMap((word, index): Reference[] => {
    const setting = /^([A-Z_]+)=/.exec(word)?.[1];
    if (setting !== undefined) return [{ kind: 'setting', text: setting }];
    if (words[index - 1] === 'run' && words[index - 2] === 'npm') {
      return [{ kind: 'script', text: word }];
    }
    if (words[index - 1] === 'npm' && ['test', 'start'].includes(word)) {
      return [{ kind: 'script', text: word }];
    }
    // A word after a flag is its value, and only an example.
    if (/^--\w/.test(words[index - 1] ?? '')) return [];
    return referencesInWord(word).filter(({ kind }) => kind === 'flag' || kind === 'path');
  });
}

const ourCommand = /(^|\s)(npm|node|node_modules\/\.bin\/node) /;

function referencesInNode(node: Nodes): Reference[] {
  if (node.type === 'link' || node.type === 'image') {
    return /^[a-z]+:/.test(node.url) ? [] : [{ kind: 'link', text: node.url }];
  }
  if (node.type === 'inlineCode') {
    const read = ourCommand.test(node.value) ? referencesInCommand : referencesInWord;
    return read(node.value);
  }
  if (node.type === 'code' && node.lang === 'sh') {
    return node.value
      .split('\n')
      .map((line) => line.replace(/\s#.*$/, ''))
      .filter((line) => ourCommand.test(line))
      .flatMap(referencesInCommand);
  }
  return [];
}

/** A node and everything inside it. */
function withDescendants(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(withDescendants) : [])];
}

export function textOf(node: Nodes): string {
  return withDescendants(node)
    .map((one) => ('value' in one ? one.value : ''))
    .join('');
}

/** The parts of the project that a document can refer to. */
export interface Project {
  root: string;
  /** Every file, relative to the root. */
  files: readonly string[];
  scripts: readonly string[];
  /** Paths of pages and redirects. */
  addresses: readonly string[];
  /** The text of all code and configuration. */
  code: string;
}

export function readProject(root: string, addresses: readonly string[]): Project {
  const skip =
    /(^|\/)(node_modules|dist|dist-(?:new|old|releases)|\.git|test-results|src\/generated)(\/|$)/;
  const files = globSync('{*,.*,*/**/*,.ci/*}', { cwd: root, exclude: (name) => skip.test(name) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !skip.test(file) && existsSync(path.join(root, file)));
  const code = files
    .filter(
      (file) => /\.(ts|tsx|css|json|sh|conf|yml)$/.test(file) && !/\.test\.tsx?$|lock/.test(file),
    )
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return { root, files, scripts: Object.keys(scripts), addresses, code };
}

function hasPath(text: string, folder: string, { files, code }: Project): boolean {
  const target = text.replace(/\/$/, '');
  // The build's code contains the names of the files that it writes.
  if (target === 'dist' || target.startsWith('dist/')) return code.includes(path.basename(target));
  const beside = path.posix.join(folder, target);
  return (
    files.some(
      (file) =>
        [target, beside].some((one) => file === one || file.startsWith(`${one}/`)) ||
        file.endsWith(`/${target}`) ||
        file.includes(`/${target}/`),
    ) || code.includes(`'${target}'`)
  );
}

function hasAddress(text: string, { addresses, code }: Project): boolean {
  const [pathname = ''] = text.split('?');
  const collection = pathname.replace(/[\d,]+$/, '');
  // The addresses of the portal, the sandbox and the server are string literals in their code.
  return (
    addresses.includes(pathname) ||
    ["'", '`', '"'].some((quote) => code.includes(quote + collection))
  );
}

function brokenLink(to: string, file: string, { root }: Project): string | undefined {
  const [target = '', anchor] = to.split('#');
  const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  if (!existsSync(path.join(root, linked))) return `there is no ${linked}`;
  if (anchor === undefined) return undefined;
  const { children } = parseMarkdown(readFileSync(path.join(root, linked), 'utf8'));
  const anchors = children
    .filter(({ type }) => type === 'heading')
    .map((heading) => headingId(textOf(heading)));
  return anchors.includes(anchor) ? undefined : `${linked} has no heading #${anchor}`;
}

function exists({ kind, text }: Reference, file: string, project: Project): boolean {
  const inCode = () => new RegExp(String.raw`\b${text}\b`).test(project.code);
  return {
    script: () => project.scripts.includes(text),
    flag: () => project.code.includes(text),
    path: () => hasPath(text, path.posix.dirname(file), project),
    address: () => hasAddress(text, project),
    link: () => brokenLink(text, file, project) === undefined,
    name: inCode,
    setting: inCode,
  }[kind]();
}

/** What a document mentions and the project does not have. */
export function brokenReferences(file: string, markdown: string, project: Project): string[] {
  return withDescendants(parseMarkdown(markdown))
    .flatMap(referencesInNode)
    .filter((reference) => !exists(reference, file, project))
    .map(({ kind, text }) =>
      kind === 'link'
        ? `${file}: link to ${text}: ${brokenLink(text, file, project)}`
        : `${file}: \`${text}\`: there is no such ${kind}`,
    );
}
