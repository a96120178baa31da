import { limits } from '~/api/generated/limits.gen'

import { codePoints } from './code-points'
import { atMost, firstOf, must, over } from './rule'

/** Phone keyboards start the scheme with a capital. */
export const normalWebAddress = (text: string) => text.trim().replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())

const isWebAddress = (text: string) => text === '' || (/^https?:\/\//.test(text) && URL.canParse(text))

/** Decision 7: empty, or an http or https address of at most 2000 characters. */
export const webAddressRule = over(
  normalWebAddress,
  firstOf(
    atMost(limits.brandInput.url.maxLength, 'brandpages.url.tooLong', codePoints),
    must(isWebAddress, 'brandpages.url.format'),
  ),
)
