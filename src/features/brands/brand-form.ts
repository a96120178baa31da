import { z } from 'zod/mini'

import { limits } from '~/api/generated/limits.gen'
import type { Brand, BrandInput, BrandPatch } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { changesOf, type UnconfirmedFields } from '~/features/shared/forms/form-diff'
import { httpAddress } from '~/platform/http-address'
import { atMost, firstOf, must, over, filled, unlessStored } from '~/validation/rule'
import { textField } from '~/validation/schemas'
import { codePoints, withoutInvisible, composed, isInvisible } from '~/validation/text'

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

/** A name as it is stored and sent. */
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

export type BrandFormValues = { name: string; url: string; is_active: boolean }

export const emptyBrandForm: BrandFormValues = { name: '', url: '', is_active: true }

export const fromBrand = ({ name, url, is_active }: Brand): BrandFormValues => ({ name, url: url ?? '', is_active })

const normal = (text: string, stored: string, normalise: (text: string) => string) =>
  text === stored ? stored : normalise(text)

/** An unchanged stored value is neither checked nor sent: it may be older than the rules. */
export const brandFormSchema = (stored: BrandFormValues) =>
  z.object({
    name: textField(stored.name === '' ? brandNameRule : unlessStored(stored.name, brandNameRule), (text) =>
      normal(text, stored.name, normalBrandName),
    ),
    url: textField(unlessStored(stored.url, webAddressRule), (text) => normal(text, stored.url, normalWebAddress)),
    is_active: z.boolean(),
  })

export const toBrandInput = ({ name, url, is_active }: BrandFormValues): BrandInput => ({
  name: normalBrandName(name),
  is_active,
  ...(normalWebAddress(url) && { url: normalWebAddress(url) }),
})

/** Only the changed fields and unconfirmed ones; an empty URL removes it. */
export function toBrandPatch(
  values: BrandFormValues,
  stored: BrandFormValues,
  unconfirmed?: UnconfirmedFields,
): BrandPatch {
  const name = normal(values.name, stored.name, normalBrandName)
  const url = normal(values.url, stored.url, normalWebAddress)
  return changesOf({ ...values, name, url }, stored, unconfirmed)
}

/** The name in an answer; undefined if the answer has none. */
const nameIn = ({ id, name }: Brand) => (name === standInName(id) ? undefined : name)

/** The fields of these two answers are not documented: a field that is missing keeps the value that was sent. */
export const createdBrand = (answer: Brand, sent: BrandInput): Brand => ({
  ...answer,
  name: nameIn(answer) ?? sent.name,
  url: answer.url ?? sent.url ?? null,
  is_active: sent.is_active ?? answer.is_active,
})

/** Uses only the name of the answer, because a missing field looks like an empty one. The brand is then refetched. */
export const updatedBrand = (answer: Brand, before: Brand, sent: BrandPatch): Brand => ({
  ...before,
  ...sent,
  name: nameIn(answer) ?? sent.name ?? before.name,
  url: (sent.url ?? before.url) || null,
})

export const hasBrandChanges = (values: BrandFormValues, stored: BrandFormValues, unconfirmed?: UnconfirmedFields) =>
  Object.keys(toBrandPatch(values, stored, unconfirmed)).length > 0
