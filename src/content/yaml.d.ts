/** The YAML of the content; what it holds is typed where it is imported. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
