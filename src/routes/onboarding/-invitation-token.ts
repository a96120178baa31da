import { withoutInvisible } from '~/validation/text'

/**
 * Signs that mail programs and users put before or after a link, and what a link has after its path. Not `_` and `-`: a
 * token in base64url may begin or end with them.
 */
const BEFORE = /^(?:%[\dA-Fa-f]{2}|[\s<>"'“”„«»‘’‹›([{*:%])+(?=[^\s<>"'“”„«»‘’‹›([{*:%])/u
const END = /[\s<>"“”„«»‘’‹›()[\]{}|\\^`,;&（）「」『』【】〈〉《》，。；]/u
const AFTER = /(?:[.:!*'…•%/?#]|%(?:25)*[\dA-Fa-f]{2}|=[\dA-F]{2})+$/
/** What mail programs add to a link, whose question mark they may have encoded. */
const QUERY = /[?&][\w-]+=.*$/su
/** Inside a token these signs stand only if it was encoded: then it is taken as it is (C247). */
const ENCODED = /[/?#].*[\p{L}\p{N}]/u

/** The token in the last part of an invitation link, as it was typed, pasted or cut out of a mail. */
export function invitationToken(part: string): string {
  const [token = ''] = withoutInvisible(part).replace(BEFORE, '').replace(QUERY, '').split(END)
  return (ENCODED.test(token) ? token : token.replace(AFTER, '')) || part
}
