import { DRAFTS, LOCALE_INFO, LOCALES } from './locales'

/**
 * Offers the languages that are being translated, beside the finished ones. In development and in the workbench only;
 * called before anything reads a language. Types keep to the finished languages: a draft needs nothing but texts.
 */
export function offerDrafts(): void {
  const offered = LOCALES as unknown as string[]
  for (const [code, info] of Object.entries(DRAFTS))
    if (!offered.includes(code)) {
      offered.push(code)
      Object.assign(LOCALE_INFO, { [code]: info })
    }
}
