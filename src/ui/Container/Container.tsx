import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  /** For spacing and columns; the container sets the width. */
  className?: string | undefined;
  children: ReactNode;
}

/** The page's content width: centred, with a gutter on both sides. */
export function Container({ className, children }: ContainerProps) {
  return (
    <div className={className ? `${styles.container} ${className}` : styles.container}>
      {children}
    </div>
  );
}
