import type { ReactNode } from 'react'

/** The language the provider describes things in, whoever reads. */
const PROVIDER_LOCALE = 'fr'

/** `lang` where it is not the language of the page. */
export type Words = { text: string; lang?: string }

/**
 * A description of the provider, or our own sentence for what is known. A French reader gets the description, which tells
 * more; any other gets ours, and the description only where there is none.
 */
export function wordsFor(
  locale: string,
  description: string | null | undefined,
  ours: string | undefined,
): Words | undefined {
  const theirs = description?.trim()
  if (theirs && (locale === PROVIDER_LOCALE || !ours))
    return locale === PROVIDER_LOCALE ? { text: theirs } : { text: theirs, lang: PROVIDER_LOCALE }
  return ours ? { text: ours } : undefined
}

export const ProviderWords = ({ words: { text, lang } }: { words: Words }): ReactNode =>
  lang ? <span lang={lang}>{text}</span> : text
