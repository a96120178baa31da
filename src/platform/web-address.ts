import { toUnicode } from 'punycode/punycode.es6.js'

import { httpAddress, shortened } from './text'

const SCRIPTS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Tamil ' +
  'Telugu Sinhala Thai Lao Khmer Myanmar Ethiopic Hangul Hiragana Katakana Han'
)
  .split(' ')
  .map((script) => new RegExp(`^[\\p{scx=${script}}\\p{N}-]+$`, 'u'))

/** Letters of one script only, with digits and hyphens: a label of several may imitate another. */
const isOfOneScript = (label: string) =>
  /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && SCRIPTS.some((script) => script.test(label))

/** No label is longer; to decode a longer text would take long. */
const LONGEST_LABEL = 63

function readable(label: string): string {
  if (label.length > LONGEST_LABEL) return label
  try {
    const decoded = toUnicode(label.toLowerCase())
    return isOfOneScript(decoded) && new URL(`http://${decoded}`).hostname === label.toLowerCase() ? decoded : label
  } catch {
    return label
  }
}

/** A host, or an address that ends with one, in its own letters: 'xn--caf-dma.fr' is 'café.fr'. */
export const readableHost = (text: string): string =>
  /xn--/i.test(text) ? text.replace(/xn--[a-z\d-]+/gi, readable) : text

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the host is this machine, which needs no network. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname)

/** Only a web address becomes a link: the field may contain anything. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && httpAddress(url.trim()) ? url.trim() : undefined

/** Longer ones take seconds to lay out. */
const LONGEST = 1000

/** An address as a text, in its own letters: it is read whole, and cut only where it is shown. */
export const shownAddress = (url: string): string => readableHost(shortened(url, LONGEST))

/** The host without 'www.': how users say an address. */
export const hostOf = (url: string): string => shownAddress(new URL(url).host.replace(/^www\./, ''))
