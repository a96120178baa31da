const DELIMITERS = ['\t', ';', ','] as const

type Cells = { cells: string[][]; tabs: boolean }

/** Whether the text may be a sheet: it has cells beside each other. Several addresses on one line are a list. */
export const mayBeSheet = (text: string): boolean =>
  text.includes('\t') || (/[;,]/.test(text) && /\S\s*[\n\r]/.test(text))

/** All ways to split the text into cells, the most likely first. The parser is loaded only when needed. */
export async function readCells(text: string, most: number): Promise<Cells[]> {
  const { default: parser } = await import('papaparse')
  return DELIMITERS.filter((delimiter) => text.includes(delimiter)).map((delimiter) => ({
    cells: parser.parse<string[]>(text, { delimiter, preview: most }).data,
    tabs: delimiter === '\t',
  }))
}
