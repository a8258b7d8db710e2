import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../composedPage.tsx';
import styles from './ComposedImage.module.css';

export function ComposedImage(props: SectionProps<'image'>) {
  const { copy, id, surface, nearTop, picture } = props;
  const { title, alt, caption } = copy;
  return (
    <Section surface={surface} {...(title !== undefined && { labelledBy: id })}>
      {title !== undefined && <SectionHeading id={id} title={title} />}
      <figure>
        {picture && (
          <Picture
            picture={picture}
            alt={alt}
            sizes="(max-width: 1228px) 100vw, 1180px"
            loading={nearTop ? 'normal' : 'lazy'}
          />
        )}
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
