import { spawnSync } from 'node:child_process';
import path from 'node:path';

const formatter = path.resolve(import.meta.dirname, '../node_modules/oxfmt/bin/oxfmt');

function format(root: string, args: readonly string[], input?: string) {
  return spawnSync(process.execPath, [formatter, ...args], { cwd: root, input, encoding: 'utf8' });
}

/** Formats content that was edited by hand. Returns the changed files. */
export function formatContent(root: string): string[] {
  const changed = format(root, ['--list-different', 'content']).stdout;
  const files = changed.split('\n').filter(Boolean);
  if (files.length > 0) format(root, ['--write', 'content']);
  return files;
}

/** Formats a text; the name of `file` tells the formatter its type. */
export function formatText(root: string, file: string, text: string): string {
  const { status, stdout, stderr } = format(root, [`--stdin-filepath=${file}`], text);
  if (status !== 0) throw new Error(`${file} cannot be formatted: ${stderr.trim()}`);
  return stdout;
}
