import type { PageProps } from '../../schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { QuiltBackdrop } from './CoverPage/QuiltBackdrop.tsx';
import styles from './CoverPage/CoverPage.module.css';

export function CoverPage({ copy }: PageProps<'specialty/cover-page'>) {
  return (
    <PageSections>
      <Hero
        className={styles.hero}
        size="large"
        surface="dark"
        copy={copy.hero}
        backdrop={<QuiltBackdrop />}
      />
    </PageSections>
  );
}
