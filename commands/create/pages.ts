import path from 'node:path';
import { isMap, isScalar, parse, visit } from 'yaml';
import type { Navigation } from '../../src/schema/navigation.ts';
import type { Answers } from './answers.ts';
import type { ContentCopy, Example } from './content-copy.ts';

/** Leaves out the example's story and pages that were not asked for, with all that leads to them. */
export function choosePages(copy: ContentCopy, answers: Answers, example: Example): void {
  for (const [page, own] of Object.entries(example.ownSections)) {
    const { sections } = parse(copy.read(`en/${page}.yaml`)) as {
      sections: { section?: string }[];
    };
    const places = sections.flatMap(({ section = '' }, index) =>
      own.includes(section) ? index : [],
    );
    copy.editAll(`${page}.yaml`, (file) => {
      for (const place of places.toReversed()) file.deleteIn(['sections', place]);
    });
  }
  const unwanted = answers.pages === 'all' ? [] : example.optionalPages;
  const dropped = unwanted
    .flatMap((pattern) => copy.filesOf(`en/${pattern}.yaml`))
    .map((name) => path.basename(name, '.yaml'));
  for (const language of copy.languages) {
    for (const page of dropped) copy.remove(`${language}/${page}.yaml`);
  }
  writeMenus(copy, dropped);
  writeRedirects(copy);
  removeUnshown(copy);
}

function writeMenus(copy: ContentCopy, dropped: readonly string[]): void {
  const { menus } = parse(copy.read('en/words/navigation.yaml')) as Navigation;
  const demos = menus.flatMap(({ columns }, menu) =>
    columns.flatMap(({ demo }, place) =>
      demo && dropped.length > 0 ? [['menus', menu, 'columns', place]] : [],
    ),
  );
  copy.editAll('words/navigation.yaml', (file) => {
    for (const place of demos.toReversed()) file.deleteIn(place);
    visit(file, {
      Scalar(_key, node) {
        const value = String(node.value);
        // The example has one link in other capitals.
        if (/^\/\S*[A-Z]/.test(value)) node.value = value.toLowerCase();
        return dropped.some((page) => value === `/${page}`) ? visit.REMOVE : undefined;
      },
    });
  });
}

/** The example's old addresses go, except those that its texts use. */
function writeRedirects(copy: ContentCopy): void {
  const texts = copy
    .filesOf('en/**/*.{yaml,md}')
    .map((name) => copy.read(name))
    .join('\n');
  copy.edit('redirects.yaml', (file) => {
    const redirects = file.get('redirects');
    if (isMap(redirects)) {
      redirects.items = redirects.items.filter(
        ({ key }) =>
          isScalar(key) && new RegExp(`(: |\\]\\()${String(key.value)}[)\n]`).test(texts),
      );
    }
    file.set('otherSpellings', []);
  });
}

/** Drawings, videos and pictures that no page shows any more. */
function removeUnshown(copy: ContentCopy): void {
  const texts = copy
    .filesOf('{*,en/**/*}.{yaml,md}')
    .map((name) => copy.read(name))
    .join('\n');
  for (const name of copy.filesOf('{drawings,videos,images}/*.*')) {
    const own = path.basename(name, path.extname(name));
    if (!name.endsWith('.css') && !new RegExp(`\\b${own}\\b`).test(texts)) copy.remove(name);
  }
}
