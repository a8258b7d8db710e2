import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { PlanFamily } from './plan.ts';
import type { Article, ProseText } from './prose.ts';

/*
 * Fields that name another file of the content. A section's component is given what is in that file: the
 * module of the page imports it (pipeline/content/write-page.ts).
 */

/** What importing `/content/images/office.jpg?sizes` gives. */
export interface PictureFiles {
  /** For `srcset`. */
  avif: string;
  webp: string;
  /** For browsers that support neither. */
  src: string;
  /** The size of the largest one. */
  width: number;
  height: number;
}

/** What a field can name. */
export type ReferenceKind = 'drawing' | 'family' | 'markdown' | 'picture' | 'video';

/** The mark of such a field. */
export interface Reference {
  reference: ReferenceKind;
}

function reference<Output>(kind: ReferenceKind, pattern: RegExp, advice: string) {
  return (description: string) =>
    v.pipe(
      v.string(advice),
      v.regex(pattern, advice),
      v.metadata<string, { reference: ReferenceKind }>({ reference: kind }),
      v.description(description),
    ) as unknown as v.GenericSchema<string, Output>;
}

/** A drawing, perhaps in a folder: `medallions/hosting`. */
export const drawing = reference<ComponentType>(
  'drawing',
  /^([a-z]+\/)?[a-z0-9-]+$/i,
  'write the name of a drawing in content/drawings, such as birds-in-tree or medallions/vps',
);

/** A drawing of software, for a window. */
export const screenDrawing = reference<ComponentType>(
  'drawing',
  /^screens\/[a-z0-9-]+$/,
  'write the name of a drawing in content/drawings/screens, such as screens/cpanel',
);

/** A family of plans. */
export const family = reference<PlanFamily>(
  'family',
  /^[a-z0-9-]+$/,
  'write the name of a file in content/plans, such as shared',
);

/** A long text. */
export const markdown = reference<ProseText>(
  'markdown',
  /^[a-z0-9/-]+$/,
  'write the name of a Markdown file, such as legal/terms-of-service',
);

/** An article of the blog. */
export const article = reference<Article>(
  'markdown',
  /^blog\/[a-z0-9-]+$/,
  'write the name of an article, such as blog/email-records',
);

/** The files of a video, and what is shown until it plays. */
interface VideoFiles {
  mp4: string;
  webm: string;
  poster: string;
}

/** A video. */
export const video = reference<VideoFiles>(
  'video',
  /^[a-z0-9-]+$/,
  'write the name of a video in content/videos, such as sewing, which is sewing.mp4, sewing.webm and sewing.svg',
);

const pictureAdvice =
  'write the name of a file in content/images, such as office.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif';

/** A picture. */
export const picture = reference<PictureFiles>(
  'picture',
  /^[\w-]+\.(jpe?g|png|webp|avif)$/,
  pictureAdvice,
);
