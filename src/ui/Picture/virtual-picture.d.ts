// oxlint-disable typescript/consistent-type-imports -- with an import of its own this file would be a module, and its declaration would reach nobody

declare module 'virtual:picture/*' {
  /** A picture of src/content/images in several widths; pipeline/pictures.ts makes them. */
  const picture: import('./Picture.tsx').PictureFiles;
  export default picture;
}
