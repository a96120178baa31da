import { toDate } from '~/i18n/dates'

/** The provider's descriptions are always in French. */
const PROVIDER_LOCALE = 'fr'

/** `lang` is set when it differs from the page's. */
export type Words = { text: string; lang?: string }

/**
 * The provider's description, or our own text for a known value. The French page shows the description, which says
 * more. Other languages show our text, or the description if we have none.
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

export const ProviderWords = ({ words: { text, lang } }: { words: Words }) => <span lang={lang}>{text}</span>

/** `payment_method_added` becomes 'payment method added': for undocumented values of the provider. */
export const inWords = (value: string): string => value.replaceAll(/[_\s]+/g, ' ').trim()

/** Whether the answer gives this count: no field of the overviews is documented (decision 6). */
export const isCount = (value: number | null | undefined): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

type Dated = { created_at?: string | undefined }

/** Entries without a valid date come last, in their given order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => timeOf(other) - timeOf(one))

const timeOf = ({ created_at }: Dated) => toDate(created_at)?.getTime() ?? 0
