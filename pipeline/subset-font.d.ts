/** The part of subset-font that we use; its own types lack some options. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noHinting?: boolean;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Uint8Array>;
}
