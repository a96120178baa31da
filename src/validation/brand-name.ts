import { limits } from '~/api/generated/limits.gen'

import { atMost, filled, firstOf, must, over } from './rule'
import { composed, isInvisible } from './text'

/** A name as it is stored and sent (decision 7). */
export const normalBrandName = (text: string) => composed(text).trim()

const isFree = (text: string) => !/[<>\p{Cc}]/u.test(text) && !Array.from(text).some(isInvisible)

/** A name with invisible characters is refused. */
export const brandNameRule = over(
  normalBrandName,
  firstOf(
    filled('brandpages.brandName.required'),
    atMost(limits.brandInput.name.maxLength, 'brandpages.brandName.tooLong'),
    must(isFree, 'brandpages.brandName.characters'),
  ),
)
