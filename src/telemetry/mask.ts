const HIDDEN = '***'

/** To remove from logs, reports and analytics: tokens, passwords, e-mails (C029), invitation tokens (K29), queries. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // invitation tokens: in page URLs, API paths and `redirect` parameters
  [
    /(\/onboarding\/invitations\/)(?!(?:send|accept|resend|list|validate-slots)(?:\/|$))(status\/)?[^/?#\s"'`)]+/g,
    '$1$2{token}',
  ],
  [/(%2Fonboarding%2Finvitations%2F)(status%2F)?[^%&#\s"'`)]+/gi, '$1$2{token}'],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  // JSON fields, with quotes escaped any number of times; up to the end of a text that was cut
  [
    /((\\{0,15})"\w*(?:access|refresh|token|password\w*|authorization)\2"\s*:\s*)\2"[^]*?(?:(?<!\\)\2"|$)/gi,
    `$1$2"${HIDDEN}$2"`,
  ],
  [/\b(\w*(?:access|refresh|token|password\w*)=)[^&\s"']+/gi, `$1${HIDDEN}`],
  // signed tokens, and any other long run of letters and digits
  [/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/(?=[A-Za-z_-]*\d)[\w-]{32,}/g, HIDDEN],
  [/[^\s@"'<>(){}[\],;:=/]{1,64}(?:@|%(?:25)*40)[^\s@"'<>(){}[\],;:=/]{1,255}/g, `${HIDDEN}@${HIDDEN}`],
  // what somebody searched for
  [/\?[\w.%[\]-]{1,64}=[^\s"'`)<>\\]*/g, `?${HIDDEN}`],
]

/** Longer texts are cut: the start is what matters. */
const LONGEST = 4000

export const mask = (text: string): string =>
  RULES.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text.slice(0, LONGEST))

/** The URL without query, hash and invitation token. */
export function maskUrl(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return mask(path)
}
