import { limits } from '~/api/generated/limits.gen'
import { httpAddress } from '~/platform/http-address'

import { atMost, firstOf, must, over } from './rule'
import { codePoints, withoutInvisible } from './text'

/** A host as people type it, without a scheme: 'www.exemple.fr', 'exemple.fr:8080/boutique'. */
const BARE = /^(?:\/\/)?((?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#]\S*)?)$/u

/** As it is stored: with its scheme, which phone keyboards start with a capital, and people leave out. */
export const normalWebAddress = (text: string) =>
  withoutInvisible(text)
    .trim()
    // pasted behind a scheme that stood there already
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
    .replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
    .replace(BARE, 'https://$1')

const isWebAddress = (text: string) => text === '' || httpAddress(text) !== undefined

/** Empty, or an http or https address of at most 2000 characters (decision 7). */
export const webAddressRule = over(
  normalWebAddress,
  firstOf(
    atMost(limits.brandInput.url.maxLength, 'brandpages.url.tooLong', codePoints),
    must(isWebAddress, 'brandpages.url.format'),
  ),
)
