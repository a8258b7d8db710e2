/** The part of fontverter that we use; it has no types of its own. */
declare module 'fontverter' {
  type Format = 'truetype' | 'woff2';
  function convert(font: Uint8Array, to: Format, from?: Format): Promise<Uint8Array>;
  export default { convert };
}
