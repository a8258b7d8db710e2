import type { Company } from '../../src/content/schema/company.ts';
import { defaultLanguage } from '../content-file.ts';
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
import type { Report } from './repeats.ts';

/** Problems that only show when files are compared with each other. */
export function problemsAcrossFiles(root: string, files: ContentFiles, report: ReportIn): void {
  const reportTo =
    (name: string): Report =>
    (field, message) =>
      report(name, field, message);
  const pages = valueOf(files, 'pages.yaml');
  const redirects = valueOf(files, 'redirects.yaml');
  const site = valueOf(files, 'site.yaml');
  const paths = pages.map((page) => page.path);
  checkPages(root, pages, site, reportTo('pages.yaml'));
  checkRedirects(redirects, paths, reportTo('redirects.yaml'));
  checkDomains(valueOf(files, 'domains.yaml'), reportTo('domains.yaml'));
  checkNavigation(valueOf(files, 'en/navigation.yaml'), pages, {
    menus: reportTo('en/navigation.yaml'),
    pages: reportTo('pages.yaml'),
  });
  // Other languages may write the brand in other letters.
  const company = `${defaultLanguage}/company.yaml`;
  checkNameStory(files.get(company)?.value as Company, site, reportTo(company));
  checkPlans(files, report);
  const known = new Set([
    ...paths,
    ...Object.keys(redirects.redirects),
    ...redirects.otherSpellings,
  ]);
  for (const [name, { value }] of files) {
    for (const { field, message } of linkProblems(value, known)) report(name, field, message);
    for (const { field, message } of repeatedKeys(value)) report(name, field, message);
  }
}
