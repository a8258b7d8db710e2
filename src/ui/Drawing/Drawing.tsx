import type { ReactElement } from 'react';

interface DrawingProps {
  /** A folder of content/drawings. */
  from: Readonly<Record<string, () => ReactElement>>;
  /** A file in it. The content check has found it. */
  name: string;
}

/** A drawing that content chooses. */
export function Drawing({ from, name }: DrawingProps) {
  const Chosen = from[name];
  return Chosen && <Chosen />;
}
