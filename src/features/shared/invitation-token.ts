/** Signs that mail programs and people put before or after a link, and what a link has after its path. */
const BEFORE = /^[\s<>"'“”„«»‘’‹›([{*_:%]+(?=[^\s<>"'“”„«»‘’‹›([{*_:%])/u
const END = /[\s<>"“”„«»‘’‹›()[\]{}|\\^`,;?#&/]/u
const AFTER = /(?:[.:!*'…%]|%[\dA-Fa-f]{2})+$/
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g

/** The token in the last part of an invitation link, as it was typed, pasted or cut out of a mail. */
export function invitationToken(part: string): string {
  const [token = ''] = part.replace(INVISIBLE, '').replace(BEFORE, '').split(END)
  return token.replace(AFTER, '') || part
}
