const HIDDEN = '***'

/** A long run of letters and digits: it may be an opaque token. */
const LONG_RUN = /(?<![\w-])(?=[A-Za-z_-]*\d)[\w-]{32,}/g

/** To remove from logs, reports and analytics: tokens, passwords, e-mails (C029), invitation tokens, queries. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // invitation tokens: in page URLs, API paths and `redirect` parameters, also where a slash is doubled or escaped
  [
    /(onboarding(?:\\*\/)+invitations[^\\/\s"]{0,64}(?:\\*\/)+)(?!(?:send|accept|resend|list|validate-slots)(?:\/\d*)*(?:[?#\s"'`)]|$))(status(?:\\*\/)+)?[^\\/?#\s"'`)]+/gi,
    '$1$2{token}',
  ],
  [/\bBearer(?:[\s:+]|%20)+\S+/gi, `Bearer ${HIDDEN}`],
  // JSON fields, with quotes escaped any number of times, also where the text was cut before the closing quote
  [
    /((\\{0,15})"\w*(?:access|refresh|token|password\w*|authorization)\2"\s*:\s*)\2"[^]*?(?:(?<!\\)\2"|$)/gi,
    `$1$2"${HIDDEN}$2"`,
  ],
  // values after '=' or ':', but not the next word of a sentence: 'refresh: the server is away'
  [
    /((?:(?:access|refresh)(?!\s?:\s\p{L}{1,16}[.,;!?]?(?:\s|$))|token|password\w*|sessionid)["']?\s*[:=]\s*["']?)[^&\s"']+/giu,
    `$1${HIDDEN}`,
  ],
  // signed tokens, and any other long run of letters and digits
  [/\beyJ[\w.%-]{9,}/g, HIDDEN],
  [LONG_RUN, HIDDEN],
  // e-mails; in a stack of Firefox or Safari, '@' only separates a function from the address of its script
  [/[^\s@"<>(){}[\],;=/]{1,64}[@＠](?!https?:\/\/)[^\s@"'<>(){}[\],;:=/]{1,255}/g, `${HIDDEN}@${HIDDEN}`],
  // queries and hashes, which may hold what somebody searched for
  [/(?:\?|%(?:25)*3F)[\w.%[\]-]{1,64}(?:=|%(?:25)*3D)[^\s"'`)<>\\]*/gi, `?${HIDDEN}`],
  [/(:\/\/[^\s"'`)<>#]*#)[^\s"'`)<>]+/g, `$1${HIDDEN}`],
]

/** Longer texts are cut: the start is what matters. */
const LONGEST = 4000

const ID_RULES = RULES.filter(([pattern]) => pattern !== LONG_RUN)

const apply = (text: string, rules: typeof RULES): string =>
  rules.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text)

/** Decodes ASCII characters, percent-encoded any number of times. Not spaces, which would end a match. */
const decoded = (text: string): string =>
  text.replaceAll(/%(?:25)*(?!20)([2-7][\dA-F])/gi, (_, code: string) => decodeURIComponent(`%${code}`))

/** Masks before decoding too: decoded text may hold quotes, which would also end a match. */
const maskBy = (text: string, rules: typeof RULES): string =>
  apply(decoded(apply(text.slice(0, LONGEST), rules)), rules)

export const mask = (text: string): string => maskBy(text, RULES)

/** For the id of a payment, which comes from an address: a long run of letters and digits stays. */
export const maskId = (text: string): string => maskBy(text, ID_RULES)

/** The URL without query, hash and invitation token. */
export function maskUrl(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return mask(path)
}
