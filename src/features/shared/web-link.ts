import { shortened } from '~/platform/graphemes'

/** Only a web address becomes a link: the field may contain anything. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** Longer ones take seconds to lay out. */
const LONGEST = 1000

/** An address as a text: it is read whole, and cut only where it is shown. */
export const shownAddress = (url: string): string => shortened(url, LONGEST)

/** The host without 'www.': how people say an address. */
export const hostOf = (url: string): string => shownAddress(new URL(url).host.replace(/^www\./, ''))
