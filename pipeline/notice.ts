import path from 'node:path';
import { valueOf } from '../reader/known-files.ts';
import type { Site } from '../src/content/schema/site.ts';
import type { LanguageCode } from '../src/content/schema/languageCodes.ts';
import { ContentSource } from './content/source.ts';

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
  const { notice } = valueOf(new ContentSource(root).read().files, 'site.yaml');
  return noticeIn(language, notice, Date.now());
}
