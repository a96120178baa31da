const HIDDEN = '***'

/** What must never be in a log, a report or an analytics event: tokens, passwords, e-mails (C029), an invitation (K29). */
const RULES: readonly (readonly [RegExp, string])[] = [
  // the token of an invitation: in the page's address, in the call's, in a `redirect` parameter
  [
    /(\/onboarding\/invitations\/)(?!(?:send|accept|resend|list|validate-slots)(?:\/|$))(status\/)?[^/?#\s"'`)]+/g,
    '$1$2{token}',
  ],
  [/(%2Fonboarding%2Finvitations%2F)(status%2F)?[^%&#\s"'`)]+/gi, '$1$2{token}'],
  [/\bBearer\s+\S+/gi, `Bearer ${HIDDEN}`],
  // quotes as they are, or escaped as often as texts stand in texts; to the end where the text was cut
  [
    /((\\{0,15})"\w*(?:access|refresh|token|password\w*|authorization)\2"\s*:\s*)\2"[^]*?(?:(?<!\\)\2"|$)/gi,
    `$1$2"${HIDDEN}$2"`,
  ],
  [/\b(\w*(?:access|refresh|token|password\w*)=)[^&\s"']+/gi, `$1${HIDDEN}`],
  // a signed token, and any other run of letters and digits that no word is as long as
  [/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/(?=[A-Za-z_-]*\d)[\w-]{32,}/g, HIDDEN],
  [/[^\s@"'<>(){}[\],;:=/]{1,64}(?:@|%(?:25)*40)[^\s@"'<>(){}[\],;:=/]{1,255}/g, `${HIDDEN}@${HIDDEN}`],
]

/** Longer texts are cut: what matters of a report is at its start. */
const LONGEST = 4000

export const mask = (text: string): string =>
  RULES.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text.slice(0, LONGEST))

/** An address without query and hash, and without an invitation's token. */
export function maskUrl(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return mask(path)
}
