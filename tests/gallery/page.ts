import type { Comparison, Entry } from './compare.ts';
import type { Difference } from './differences.ts';

interface PageOptions extends Comparison {
  /** By file name. */
  differences: ReadonlyMap<string, Difference>;
  /** Whether there are screenshots to compare with. */
  hasBefore: boolean;
  date: string;
}

const filters = ['path', 'width', 'theme', 'change'] as const;
type Filter = (typeof filters)[number];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function valuesOf(entries: readonly Entry[], filter: Filter): string[] {
  return [...new Set(entries.map((entry) => String(entry[filter])))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
}

function selectFor(entries: readonly Entry[], filter: Filter): string {
  const options = valuesOf(entries, filter).map(
    (value) => `<option value="${escape(value)}">${escape(value)}</option>`,
  );
  return `<label>${filter} <select id="${filter}"><option value="">all</option>${options.join('')}</select></label>`;
}

/** Filters work without a script: one CSS rule per choice hides what does not match. */
function filterRules(entries: readonly Entry[]): string {
  return filters
    .flatMap((filter) =>
      valuesOf(entries, filter).map(
        (value) =>
          `body:has(#${filter} option[value="${value}"]:checked) figure:not([data-${filter}="${value}"])`,
      ),
    )
    .join(',\n');
}

const image = (folder: string, { file }: Entry) =>
  `<a href="${folder}/${file}"><img src="${folder}/${file}" loading="lazy" alt="${folder}"></a>`;

function figure(entry: Entry, firstAt: number): string {
  const { path, width, theme, change } = entry;
  const sides =
    change === 'changed'
      ? `<div><b>before</b>${image('before', entry)}</div><div><b>now</b>${image('now', entry)}</div>
<div><b>difference</b><span class="difference"><img src="before/${entry.file}" loading="lazy" alt=""><img src="now/${entry.file}" loading="lazy" alt="Differences are bright"></span></div>`
      : `<div>${image('now', entry)}</div>`;
  return `<figure data-path="${path}" data-width="${width}" data-theme="${theme}" data-change="${change}">
<figcaption><b>${escape(path)}</b> ${width} px, ${theme} <i>${change}</i></figcaption>
<div class="sides" data-first-at="${firstAt.toFixed(4)}">${sides}</div></figure>`;
}

const styles = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #17202e; background: #eef0f3 }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .6rem 1rem; background: #fff; border-bottom: 1px solid #c9ced6 }
h1 { font-size: 1.1rem; margin: 0 }
p { margin: 0 }
select { font: inherit; min-height: 2.2rem; max-width: 16rem }
main { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem; align-items: flex-start }
figure { margin: 0; background: #fff; border: 1px solid #c9ced6; border-radius: 8px; padding: .6rem }
figure[data-change="changed"] { border: 3px solid #c93c25 }
figure[data-change="new"] { border: 3px solid #1d6fb8 }
figcaption { margin-bottom: .5rem }
i { font-style: normal; padding: 0 .5em; border-radius: 1em; background: #e4e7ec }
[data-change="changed"] i { background: #c93c25; color: #fff }
[data-change="new"] i { background: #1d6fb8; color: #fff }
.sides { display: flex; gap: .6rem; align-items: flex-start; max-height: 36rem; overflow: auto }
.sides b { display: block; position: sticky; top: 0; z-index: 1; background: #fff; font-size: .8rem }
img { display: block; width: 20rem; height: auto }
[data-width="360"] img { width: 11rem }
.difference { display: block; position: relative; isolation: isolate; background: #000 }
.difference img + img { position: absolute; inset: 0; mix-blend-mode: difference }
`;

/** Scrolls each changed screenshot to its first difference. */
const script = `
for (const sides of document.querySelectorAll('[data-change="changed"] .sides'))
  sides.querySelector('img').addEventListener('load', (event) => {
    sides.scrollTop = sides.dataset.firstAt * event.target.height - 60;
  });
`;

/** The gallery as one HTML page. */
export function renderGallery({
  entries,
  removed,
  differences,
  hasBefore,
  date,
}: PageOptions): string {
  const count = (change: Entry['change']) =>
    entries.filter((entry) => entry.change === change).length;
  const summary = hasBefore
    ? `${count('changed')} changed, ${count('new')} new, ${count('same')} same, ${removed.length} removed`
    : `${entries.length} screenshots, no earlier ones to compare with`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><style>${styles}
${filterRules(entries)} { display: none }
</style></head><body>
<header><h1>Gallery</h1><p>${summary}; ${escape(date)}</p>${filters.map((filter) => selectFor(entries, filter)).join('')}</header>
<main>
${entries.map((entry) => figure(entry, differences.get(entry.file)?.firstAt ?? 0)).join('\n')}
${removed.map((file) => `<p>${escape(file)} was removed.</p>`).join('\n')}
</main><script>${script}</script></body></html>
`;
}
