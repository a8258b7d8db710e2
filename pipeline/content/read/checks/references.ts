import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { defaultLanguage, isPageFile, languageOf } from '../content-file.ts';
import type { ContentFiles } from '../content-file.ts';
import { drawingsFolder, everyDrawing } from '../drawing-names.ts';
import { familyFiles } from '../join-files.ts';
import type { ReportIn } from '../join-files.ts';
import { referencesOf } from '../page-file.ts';
import type { PageFile } from '../page-file.ts';

/** Where operators put videos, each as MP4 and WebM with an SVG for the time before it plays. */
export const videoFolder = 'content/videos';

/** Reports plans, drawings, videos and texts that a page names and that do not exist. The build checks pictures. */
export function checkReferences(
  root: string,
  files: ContentFiles,
  markdown: Iterable<string>,
  report: ReportIn,
): void {
  const known = {
    family: {
      folder: 'content/plans',
      names: familyFiles(files).map((file) => path.posix.basename(file, '.yaml')),
    },
    drawing: {
      folder: drawingsFolder,
      names: everyDrawing(root),
    },
    video: {
      folder: videoFolder,
      names: globSync('*.mp4', { cwd: path.join(root, videoFolder) })
        .map((file) => file.slice(0, -'.mp4'.length))
        .filter((name) =>
          ['webm', 'svg'].every((type) =>
            existsSync(path.join(root, videoFolder, `${name}.${type}`)),
          ),
        ),
    },
    markdown: {
      folder: `content/${defaultLanguage}`,
      names: [...markdown]
        .filter((file) => languageOf(file) === defaultLanguage)
        .map((file) => file.slice(`${defaultLanguage}/`.length, -'.md'.length)),
    },
  };
  for (const [file, { value }] of files) {
    // A translation names nothing.
    if (!isPageFile(file) || languageOf(file) !== defaultLanguage) continue;
    for (const { kind, name, field } of referencesOf(value as PageFile)) {
      if (kind === 'picture' || known[kind].names.includes(name)) continue;
      const { folder, names } = known[kind];
      const beside = names.filter((one) => path.dirname(one) === path.dirname(name));
      report(
        file,
        field,
        `there is no '${name}' in ${folder}; write one of ${(beside.length > 0 ? beside : names).sort().join(', ')}`,
      );
    }
  }
}
