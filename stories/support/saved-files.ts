import parser from 'papaparse'
import { expect, spyOn, waitFor } from 'storybook/test'

/** What the browser was given to save. */
export const savedFiles: Blob[] = []

/** Catches the files of a story: `beforeEach: catchFiles`. */
export function catchFiles() {
  savedFiles.length = 0
  const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) savedFiles.push(file)
    return 'blob:saved'
  })
  return () => spy.mockRestore()
}

/** The text of the one file, once it is there. */
export async function savedText(): Promise<string> {
  await waitFor(() => expect(savedFiles).toHaveLength(1))
  return (await savedFiles[0]?.text()) ?? ''
}

/** Its rows, the heading first. The locale of the browser decides on the separator. */
export async function savedRows(): Promise<string[][]> {
  const sheet = await savedText()
  const [, separator = ','] = /^\uFEFF?"(?:[^"]|"")*"([,;])/.exec(sheet) ?? []
  return parser.parse<string[]>(sheet.trimEnd(), { delimiter: separator }).data
}
