import type { Company } from '../../../../src/schema/company.ts';
import type { PageEntry } from '../../../../src/schema/page.ts';
import { defaultLanguage, pageFileName } from '../content-file.ts';
import { isExamplePage } from '../examples.ts';
import type { ContentFiles } from '../content-file.ts';
import type { ReportIn } from '../join-files.ts';
import { valueOf } from '../known-files.ts';
import { checkDomains } from './domains.ts';
import { linkProblems } from './links.ts';
import { checkNameStory } from './name-story.ts';
import { checkNavigation } from './navigation.ts';
import { checkPages } from './pages.ts';
import { checkPlans } from './plans.ts';
import { checkRedirects } from './redirects.ts';
import { repeatedKeys } from './repeats.ts';
import type { Report } from '../problem.ts';

/** The paths of drafts, and those of all other pages. */
function splitPaths(pages: readonly PageEntry[]) {
  const pathsOf = (some: readonly PageEntry[]) => some.map((page) => page.path);
  return {
    drafts: new Set(pathsOf(pages.filter(({ draft }) => draft))),
    paths: pathsOf(pages.filter(({ draft }) => !draft)),
  };
}

/** Reports problems that only show when files are compared with each other. */
export function checkAcrossFiles(
  files: ContentFiles,
  pages: readonly PageEntry[],
  report: ReportIn,
): void {
  const reportTo =
    (name: string): Report =>
    (field, message) =>
      report(name, field, message);
  const redirects = valueOf(files, 'redirects.yaml');
  const site = valueOf(files, 'site.yaml');
  const { drafts, paths } = splitPaths(pages);
  checkPages(pages, site, report);
  checkRedirects(redirects, paths, reportTo('redirects.yaml'));
  checkDomains(valueOf(files, 'domains.yaml'), reportTo('domains.yaml'));
  const navigation = `${defaultLanguage}/words/navigation.yaml` as const;
  checkNavigation(valueOf(files, navigation), pages, reportTo(navigation));
  // Other languages may write the brand in another script.
  const company = `${defaultLanguage}/words/company.yaml`;
  checkNameStory(files.get(company)?.value as Company, site, reportTo(company));
  checkPlans(files, report);
  const known = new Set([
    ...paths,
    ...Object.keys(redirects.redirects),
    ...redirects.otherSpellings,
  ]);
  const draftFiles = pages.filter(({ draft }) => draft).map((page) => pageFileName(page.path));
  for (const [name, { value }] of files) {
    // The catalogue's examples link to pages of our own site.
    if (isExamplePage(name)) continue;
    // A draft may link to another.
    const isDraft = draftFiles.some((file) => name.endsWith(`/${file}`));
    const links = isDraft ? { known: new Set([...known, ...drafts]) } : { known, drafts };
    for (const { field, message } of linkProblems(value, links)) report(name, field, message);
    for (const { field, message } of repeatedKeys(value)) report(name, field, message);
  }
}
