import type { Company } from '../../../../src/schema/company.ts';
import type { Site } from '../../../../src/schema/site.ts';
import type { Report } from '../problem.ts';

/** A new name must not ship with the story of the old one. */
export function checkNameStory(
  { nameStory }: Pick<Company, 'nameStory'>,
  { brand }: Pick<Site, 'brand'>,
  report: Report,
): void {
  const [word = brand] = brand.toLowerCase().split(' ');
  if (nameStory === '' || nameStory.toLowerCase().includes(word)) return;
  report(
    ['nameStory'],
    'this explains a different name than the brand; explain the new one, or leave this empty',
  );
}
