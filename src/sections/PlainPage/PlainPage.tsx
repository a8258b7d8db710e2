import type { PagePath } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import { pageAt } from '../../routing/paths.ts';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import { PageHero } from '../PageHero/PageHero.tsx';

/** A page's name and what it is about, from the registry. */
export function PlainPage({ path, motif = 'company' }: { path: PagePath; motif?: MotifName }) {
  const page = pageAt(path);
  return (
    <PageHero
      eyebrow={site.brand}
      title={page.label}
      lead={page.note ?? site.tagline}
      motif={motif}
    />
  );
}
