/** The package has no types; this is what `first-font.ts` uses of it. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    /** Leaves out glyphs that only features such as tabular figures reach. */
    noLayoutClosure: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
