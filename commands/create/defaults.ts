import { parse } from 'yaml';
import type { Defaults } from '../../src/schema/defaults.ts';
import type { ContentCopy } from './content-copy.ts';

/** Of the values that the example was shipped with, those that the new content still has. */
export function writeDefaults(copy: ContentCopy): void {
  const shipped = parse(copy.read('defaults.yaml')) as Defaults;
  const names = new Set(copy.filesOf('**/*.{yaml,md}'));
  copy.edit('defaults.yaml', (file) => {
    for (const [name, values] of Object.entries(shipped)) {
      const text = names.has(name) ? copy.read(name) : '';
      const left = values.filter((value) => text.includes(value));
      if (left.length > 0) file.set(name, left);
      else file.delete(name);
    }
  });
}
