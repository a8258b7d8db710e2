declare module 'virtual:identity' {
  /** One of the operator's own pictures, from content/identity. */
  export interface Picture {
    src: string;
    width: number;
    height: number;
  }

  export const logo: Picture | null;
  export const hero: Picture | null;
}
