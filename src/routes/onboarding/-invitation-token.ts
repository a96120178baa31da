import { withoutInvisible } from '~/validation/text'

/**
 * Signs that mail programs and users put before or after a link, and what a link has after its path. Not `_` and `-`: a
 * token in base64url may begin or end with them.
 */
const BEFORE = /^(?:%[\dA-Fa-f]{2}|[\s<>"'“”„«»‘’‹›([{*:%])+(?=[^\s<>"'“”„«»‘’‹›([{*:%])/u
const END = /[\s<>"“”„«»‘’‹›()[\]{}|\\^`,;&（）「」『』【】〈〉《》，。；]/u
const STOP = /[.:!…]+$/
const AFTER = /(?:[.:!*'…•%/?#]|%(?:25)*[\dA-Fa-f]{2}|=[\dA-F]{2})+$/
/** What mailing tools add to a link, whose question mark they may have encoded. */
const TRACKING = /[?&](?:utm_\w+|\w*clid)=.*$/su
/** Inside a token these signs stand only if it was encoded: then only the full stop of a sentence is cut (C247). */
const ENCODED = /[/?#].*[\p{L}\p{N}]/u

/** The token in the last part of an invitation link, as it was typed, pasted or cut out of a mail. */
export function invitationToken(part: string): string {
  const [token = ''] = withoutInvisible(part).replace(BEFORE, '').replace(TRACKING, '').split(END)
  return token.replace(ENCODED.test(token) ? STOP : AFTER, '') || part
}
