import { DRAFTS, LOCALE_INFO, LOCALES, PSEUDO_LOCALES } from './locales'

/**
 * Offers the languages that are being translated and the pseudo-locales, beside the finished languages. In development
 * and in the workbench only; called before anything reads a language. Types keep to the finished languages: these need
 * nothing but texts.
 *
 * @returns their codes
 */
export function offerDrafts(): string[] {
  const offered = LOCALES as unknown as string[]
  const added = { ...DRAFTS, ...PSEUDO_LOCALES }
  for (const [code, info] of Object.entries(added))
    if (!offered.includes(code)) {
      offered.push(code)
      Object.assign(LOCALE_INFO, { [code]: info })
    }
  return Object.keys(added)
}
