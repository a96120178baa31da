import parser from 'papaparse'
import { expect, spyOn, waitFor } from 'storybook/test'

import { language } from '~/i18n/language'
import { isPseudoLocale } from '~/i18n/locales'

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

/** Its rows, the heading first. A line before them names the separator, unless the browser speaks the language too. */
export async function savedRows(): Promise<string[][]> {
  const usual = language.get() === 'en' || isPseudoLocale(language.get()) ? ',' : ';'
  const [, separator = usual, sheet = ''] = /^(?:sep=(.)\r\n)?([^]*)$/.exec(await savedText()) ?? []
  return parser.parse<string[]>(sheet.trimEnd(), { delimiter: separator }).data
}
