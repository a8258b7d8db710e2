import path from 'node:path';
import { valueOf } from './content/read/known-files.ts';
import type { Site } from '../src/schema/site.ts';
import type { LanguageCode } from '../src/schema/languageCodes.ts';
import { readContent } from './content/read/read-content.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The notice in one language; null without one or once it is over, so that the bundler leaves its code out. */
export function noticeIn(
  language: string,
  notice: Site['notice'],
  now: number,
): ImportMetaEnv['NOTICE'] {
  if (!notice || Date.parse(notice.until) <= now) return null;
  const { from, until, text, link = null } = notice;
  return { from, until, text: text[language as LanguageCode] ?? text.en, link };
}

/** The notice of this build. */
export function configuredNotice(language: string): ImportMetaEnv['NOTICE'] {
  const { notice } = valueOf(readContent(root).files, 'site.yaml');
  return noticeIn(language, notice, Date.now());
}
