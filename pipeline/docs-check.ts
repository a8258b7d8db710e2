import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingId } from './markdown/blocks.ts';

/** A thing that a document names and that has to be there. */
export type Named =
  | { kind: 'link'; to: string }
  | { kind: 'script' | 'flag' | 'path' | 'address' | 'name' | 'setting'; text: string };

const endings = /\.(ts|tsx|js|mjs|css|md|json|svg|html|conf|txt|webmanifest)$/;

/** What one code span or one word of a command names, if it names anything of ours. */
function named(word: string): Named[] {
  if (/^test(:[a-z]+)+$/.test(word)) return [{ kind: 'script', text: word }];
  // Patterns, placeholders, addresses elsewhere, and what npm has brought.
  if (/[<>…*{}'"\\:]|^\/\/|^node_modules/.test(word)) return [];
  if (/^--[a-z]/.test(word)) return [{ kind: 'flag', text: word }];
  if (/^[A-Z][A-Z_]{3,}$/.test(word)) return [{ kind: 'setting', text: word }];
  if (word.startsWith('/')) return [{ kind: 'address', text: word }];
  if (endings.test(word) || /^[\w.-]+\/[\w./-]*$/.test(word)) return [{ kind: 'path', text: word }];
  if (/^[a-z]+[A-Z]\w*$/.test(word)) return [{ kind: 'name', text: word }];
  return [];
}

/** What a command names: settings before it, the npm script, flags and files. */
function namedByCommand(line: string): Named[] {
  const words = line.split(/\s+/).filter(Boolean);
  return words.flatMap((word, index): Named[] => {
    const setting = /^([A-Z_]+)=/.exec(word)?.[1];
    if (setting !== undefined) return [{ kind: 'setting', text: setting }];
    if (words[index - 1] === 'run' && words[index - 2] === 'npm') {
      return [{ kind: 'script', text: word }];
    }
    if (words[index - 1] === 'npm' && ['test', 'start'].includes(word)) {
      return [{ kind: 'script', text: word }];
    }
    // A path after a flag is its value, and an example.
    if (/^--\w/.test(words[index - 1] ?? '')) return [];
    return named(word).filter(({ kind }) => kind === 'flag' || kind === 'path');
  });
}

const ours = /(^|\s)(npm|node|node_modules\/\.bin\/node) /;

/** Everything of ours that a document names. */
export function namesIn(markdown: string): Named[] {
  const blocks = [...markdown.matchAll(/```(\w*)\n([^]*?)```/g)];
  const prose = markdown.replaceAll(/```[^]*?```/g, '');
  const commands = blocks
    .filter(([, language]) => language === 'sh')
    .flatMap(([, , text]) => (text ?? '').split('\n'))
    .map((line) => line.replace(/\s#.*$/, ''));
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '');
  return [
    ...links.filter((to) => !/^[a-z]+:/.test(to)).map((to): Named => ({ kind: 'link', to })),
    ...commands.filter((line) => ours.test(line)).flatMap(namedByCommand),
    ...spans.flatMap((span) => (ours.test(span) ? namedByCommand(span) : named(span))),
  ];
}

/** What the project has, for a document to name. */
export interface Project {
  root: string;
  /** Every file, from the project's folder on. */
  files: readonly string[];
  scripts: readonly string[];
  /** Addresses of pages and redirects. */
  addresses: readonly string[];
  /** The text of all code and configuration. */
  code: string;
}

export function readProject(root: string, addresses: readonly string[]): Project {
  const skip = /(^|\/)(node_modules|dist|dist-growing|\.git|test-results|src\/generated)(\/|$)/;
  const files = globSync('{*,.*,*/**/*,.ci/*}', { cwd: root, exclude: (name) => skip.test(name) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !skip.test(file) && existsSync(path.join(root, file)));
  const code = files
    .filter((file) => /\.(ts|tsx|css|json)$/.test(file) && !/\.test\.tsx?$|lock/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return { root, files, scripts: Object.keys(scripts), addresses, code };
}

function hasPath(text: string, folder: string, { files, code }: Project): boolean {
  const wanted = text.replace(/\/$/, '');
  // What the build writes is named in the build.
  if (wanted === 'dist' || wanted.startsWith('dist/')) return code.includes(path.basename(wanted));
  const beside = path.posix.join(folder, wanted);
  return (
    files.some(
      (file) =>
        [wanted, beside].some((one) => file === one || file.startsWith(`${one}/`)) ||
        file.endsWith(`/${wanted}`) ||
        file.includes(`/${wanted}/`),
    ) || code.includes(`'${wanted}'`)
  );
}

function hasAddress(text: string, { addresses, code }: Project): boolean {
  const [pathname = ''] = text.split('?');
  const collection = pathname.replace(/[\d,]+$/, '');
  // Addresses of the portal, the sandbox and the server stand in their code.
  return (
    addresses.includes(pathname) ||
    ["'", '`', '"'].some((quote) => code.includes(quote + collection))
  );
}

function brokenLink(to: string, file: string, { root }: Project): string | undefined {
  const [target = '', place] = to.split('#');
  const whole = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  if (!existsSync(path.join(root, whole))) return `there is no ${whole}`;
  if (place === undefined) return undefined;
  const headings = [...readFileSync(path.join(root, whole), 'utf8').matchAll(/^#+ (.+)$/gm)];
  const places = headings.map(([, heading]) => headingId(heading ?? ''));
  return places.includes(place) ? undefined : `${whole} has no heading #${place}`;
}

/** What a document names and the project does not have. */
export function docMistakes(file: string, markdown: string, project: Project): string[] {
  return namesIn(markdown).flatMap((one) => {
    if (one.kind === 'link') {
      const broken = brokenLink(one.to, file, project);
      return broken === undefined ? [] : [`${file}: link to ${one.to}: ${broken}`];
    }
    const there = {
      script: () => project.scripts.includes(one.text),
      flag: () => project.code.includes(one.text),
      path: () => hasPath(one.text, path.posix.dirname(file), project),
      address: () => hasAddress(one.text, project),
      name: () => new RegExp(String.raw`\b${one.text}\b`).test(project.code),
      setting: () => new RegExp(String.raw`\b${one.text}\b`).test(project.code),
    }[one.kind]();
    return there ? [] : [`${file}: \`${one.text}\`: there is no such ${one.kind}`];
  });
}
