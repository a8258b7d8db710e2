import { Container } from '../../ui/Container/Container.tsx';
import { Hero } from '../Hero/Hero.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';

/** The first screen of most pages: what the page is about, what to do, and a drawing. */
export function PageHero(props: SectionProps<typeof schema>) {
  const { id: _, surface, drawing: Drawing, drawingSize, size, align, ...copy } = props;
  // Centred text has the drawing below it, across the page.
  const drawing =
    Drawing &&
    (align === 'centre' ? (
      <Container>
        <Drawing />
      </Container>
    ) : (
      <Drawing />
    ));
  return (
    <Hero
      copy={copy}
      {...(surface && { surface })}
      {...(size && { size })}
      {...(align && { align })}
      {...(drawingSize && { drawingSize })}
      drawing={drawing}
    />
  );
}
