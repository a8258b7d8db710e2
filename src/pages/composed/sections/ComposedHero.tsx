import { Hero } from '../../../sections/Hero/Hero.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { SectionProps } from '../composedPage.tsx';

/** A hero with the operator's picture beside the words, if there is one. */
export function ComposedHero({ copy, picture }: SectionProps<'hero'>) {
  return (
    <Hero
      copy={copy}
      drawing={
        copy.image &&
        picture && (
          <Picture
            picture={picture}
            alt={copy.image.alt}
            sizes="(max-width: 56em) 100vw, 540px"
            loading="priority"
          />
        )
      }
      drawingSize="panel"
    />
  );
}
