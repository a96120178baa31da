import { httpAddress } from '~/platform/http-address'
import { readableHost } from '~/platform/readable-host'
import { shortened } from '~/platform/text'

/** Only a web address becomes a link: the field may contain anything. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && httpAddress(url.trim()) ? url.trim() : undefined

/** Longer ones take seconds to lay out. */
const LONGEST = 1000

/** An address as a text, in its own letters: it is read whole, and cut only where it is shown. */
export const shownAddress = (url: string): string => readableHost(shortened(url, LONGEST))

/** The host without 'www.': how people say an address. */
export const hostOf = (url: string): string => shownAddress(new URL(url).host.replace(/^www\./, ''))
