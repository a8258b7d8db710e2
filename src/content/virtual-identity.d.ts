declare module 'virtual:identity' {
  /** A picture of the operator's, from src/content/identity. */
  export interface Picture {
    src: string;
    width: number;
    height: number;
  }

  export const logo: Picture | null;
  export const hero: Picture | null;
}
