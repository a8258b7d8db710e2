/** The flags that let Node import the content's YAML: `node ...loaderFlags script.ts`. */
export const loaderFlags: readonly string[] = [
  '--import',
  new URL('register.ts', import.meta.url).href,
];
