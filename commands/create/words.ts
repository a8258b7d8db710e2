import { visit } from 'yaml';
import { longestTitle } from '../../pipeline/content/read/checks/pages.ts';
import { languageOf } from '../../pipeline/content/read/content-file.ts';
import type { Answers } from './answers.ts';
import type { ContentCopy, Example } from './content-copy.ts';

/** Replaces what names the example, its currency and its dates. */
export function writeWords(copy: ContentCopy, answers: Answers, example: Example): void {
  for (const [name, words] of Object.entries(example.words)) {
    if (!copy.languages.includes(languageOf(name) ?? '')) continue;
    copy.edit(name, (file) => {
      visit(file, {
        Scalar(key, node) {
          if (key !== 'key') node.value = words[String(node.value)] ?? node.value;
        },
      });
    });
  }
  fitTitles(copy, longestTitle - `${answers.brand} | `.length);
  const currency = Object.entries(example.currencies[answers.currency] ?? {});
  for (const name of currency.length === 0 ? [] : copy.filesOf('en/**/*.{yaml,md}')) {
    copy.replace(name, (text) =>
      currency.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  for (const name of copy.filesOf('??/legal/*.md')) {
    copy.replace(name, (text) => text.replace(/^date: .*$/m, `date: ${today}`));
  }
}

/** A browser's tab has little room: a page has a shorter label, an article loses its last words. */
function fitTitles(copy: ContentCopy, room: number): void {
  for (const name of copy.filesOf('??/*.yaml')) {
    copy.edit(name, (file) => {
      const title = String(file.getIn(['meta', 'title']));
      if (title.length > room) file.setIn(['meta', 'title'], file.getIn(['meta', 'label']));
    });
  }
  for (const name of copy.filesOf('??/blog/*.md')) {
    copy.replace(name, (text) => {
      const field = /^shortTitle: /m.test(text) ? 'shortTitle' : 'title';
      return text.replace(new RegExp(`^${field}: (.+)$`, 'm'), (line, written: string) => {
        const title = written.replaceAll(/^['"]|['"]$/g, '');
        if (title.length <= room) return line;
        const short = title
          .slice(0, room + 1)
          .replace(/[\s,:]+\S*$/, '')
          .replace(/( (a|and|for|in|of|the|to|with|without))+$/, '');
        return `${field === 'title' ? `${line}\n` : ''}shortTitle: '${short}'`;
      });
    });
  }
}
