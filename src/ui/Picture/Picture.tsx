import type { PictureFiles } from '../../schema/references.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureFiles;
  /** What it shows, for people who cannot see it. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** `priority` loads before anything else, `lazy` when it comes near the screen. */
  loading?: 'priority' | 'normal' | 'lazy';
}

/** A picture in content/images, in the size and format that suit the screen. */
export function Picture({ picture, alt, sizes, loading = 'normal' }: PictureProps) {
  const { avif, webp, src, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.picture}
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(loading === 'priority' && { fetchPriority: 'high' })}
        {...(loading === 'lazy' && { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
