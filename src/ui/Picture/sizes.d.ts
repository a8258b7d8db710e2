// oxlint-disable typescript/consistent-type-imports -- a top-level import would make this file a module, whose declarations are not global

declare module '*?sizes' {
  /** A picture in content/images, in several widths; pipeline/pictures.ts makes them. */
  const picture: import('./Picture.tsx').PictureFiles;
  export default picture;
}
