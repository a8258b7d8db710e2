import type { ComponentType } from 'react';
import type {
  ComposedPageCopy,
  SectionCopy,
  SectionName,
  SharedWords,
} from '../../schema/sections.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import type { PictureFiles } from '../../schema/references.ts';

/** What the view of a section is given. */
export interface SectionProps<Name extends SectionName> {
  copy: SectionCopy<Name>;
  /** Unique on its page, for the heading. */
  id: string;
  surface: 'plain' | 'tinted';
  /** Whether the first screen may show it. */
  nearTop: boolean;
  /** Words from other files: those that `sharedWordsOf` lists for the section. */
  shared: SharedWords;
  /** The picture that the section names, if it does. */
  picture: PictureFiles | undefined;
}

/** The views of the sections that a page shows. */
export type SectionViews = { [Name in SectionName]?: ComponentType<SectionProps<Name>> };

/** The page's own words, with what pipeline/page-views.ts adds. */
export interface ComposedCopy extends ComposedPageCopy {
  shared: SharedWords;
  /** One for each section, if it has one. */
  pictures: readonly (PictureFiles | undefined)[];
}

/** Sections whose surface is always the same. */
const fixedSurfaces: Partial<Record<SectionName, 'plain' | 'tinted'>> = {
  hero: 'tinted',
  domainSearch: 'plain',
  responsibilities: 'tinted',
  terminal: 'tinted',
  quoteQuestions: 'tinted',
};

/** Gives each section an id, its name with a number if there are several, and alternates surfaces. */
export function arrange({
  sections,
  shared,
  pictures,
}: Pick<ComposedCopy, 'sections' | 'shared' | 'pictures'>): SectionProps<SectionName>[] {
  const counts = new Map<SectionName, number>();
  let surface: 'plain' | 'tinted' = 'plain';
  return sections.map((copy, index) => {
    const name = copy.section;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    surface = fixedSurfaces[name] ?? (surface === 'tinted' ? 'plain' : 'tinted');
    return {
      copy,
      id: count === 1 ? name : `${name}-${count}`,
      surface,
      nearTop: index < 2,
      shared,
      picture: pictures[index],
    };
  });
}

/** A page that is written in YAML alone. */
export function composedPage(views: SectionViews) {
  return function ComposedPage({ copy }: { copy: ComposedCopy }) {
    return (
      <PageSections>
        {arrange(copy).map((section) => (
          <ComposedSection key={section.id} views={views} {...section} />
        ))}
      </PageSections>
    );
  };
}

interface ComposedSectionProps extends SectionProps<SectionName> {
  views: SectionViews;
}

export function ComposedSection({ views, ...props }: ComposedSectionProps) {
  // TypeScript cannot tell that the view matches its copy.
  const View = views[props.copy.section] as ComponentType<SectionProps<SectionName>> | undefined;
  return View && <View {...props} />;
}
