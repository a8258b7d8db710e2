import type { Company } from '../../../src/schema/company.ts';
import type { Defaults } from '../../../src/schema/defaults.ts';
import type { Domains } from '../../../src/schema/domain.ts';
import type { Habits } from '../../../src/schema/habits.ts';
import type { LayoutCopy } from '../../../src/schema/layout.ts';
import type { Navigation } from '../../../src/schema/navigation.ts';
import type { Redirects } from '../../../src/schema/redirects.ts';
import type { Site } from '../../../src/schema/site.ts';
import type { ContentFile } from './content-file.ts';

/** The files that checks and the pipeline read by name, with the types of their checked values. */
interface KnownFiles {
  'site.yaml': Site;
  'redirects.yaml': Redirects;
  'defaults.yaml': Defaults;
  'domains.yaml': Domains;
  'habits.yaml': Habits;
  'en/words/layout.yaml': LayoutCopy;
  'en/words/navigation.yaml': Navigation;
  'en/words/company.yaml': Company;
}

/** The checked value of a file. */
export function valueOf<Name extends keyof KnownFiles>(
  files: ReadonlyMap<string, ContentFile>,
  name: Name,
): KnownFiles[Name] {
  const file = files.get(name);
  if (!file) throw new Error(`${name} is missing from the content`);
  return file.value as KnownFiles[Name];
}
