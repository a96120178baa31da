import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod/mini'

import { isMissing } from '~/api/api-error'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { limits } from '~/api/generated/limits.gen'
import { createBrand, getBrand, updateBrand } from '~/api/generated/sdk.gen'
import type { Brand, BrandInput, BrandPatch } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import type { Finding } from '~/api/send-and-verify'
import { findingOf, useUnconfirmedFields, changesOf, type UnconfirmedFields } from '~/features/shared/forms/form-diff'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { isId } from '~/platform/storage'
import { httpAddress } from '~/platform/text'
import { endedBrands } from '~/session/brand-selection'
import { atMost, firstOf, must, over, filled, unlessStored } from '~/validation/rule'
import { textField } from '~/validation/schemas'
import { codePoints, withoutInvisible, composed, isInvisible } from '~/validation/text'

import { announceBrand, namesakesOf, queriesOfBrand, queriesOfBrandCount } from './brand-queries'

/** A host as users type it, without a scheme: 'www.exemple.fr', 'exemple.fr:8080/boutique'. */
const BARE = /^(?:\/\/)?((?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#]\S*)?)$/u

/** As it is stored: with its scheme, which phone keyboards start with a capital, and users leave out. */
export const normalWebAddress = (text: string) =>
  withoutInvisible(text)
    .trim()
    // pasted behind a scheme that stood there already
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
    .replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
    .replace(BARE, 'https://$1')

const isWebAddress = (text: string) => text === '' || httpAddress(text) !== undefined

/** Empty, or an http or https address of at most 2000 characters. */
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

/**
 * Creates a brand, or sends the changed fields of a brand (BRD-07). Compares with the brand as it was at first: a later
 * answer changes no field.
 *
 * @param onSaved closes the form, or opens the brand, if the form is still there
 */
export function useSaveBrand(brand: Brand | undefined, onSaved: (brand: Brand) => unknown) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [stored] = useState(() => (brand ? fromBrand(brand) : emptyBrandForm))
  const [unconfirmed, addUnconfirmed] = useUnconfirmedFields()

  async function send(values: BrandFormValues): Promise<Brand> {
    if (!brand) {
      const body = toBrandInput(values)
      return createdBrand((await createBrand({ body })).data, body)
    }
    const body = toBrandPatch(values, stored, unconfirmed)
    return updatedBrand((await updateBrand({ path: { id: brand.id }, body })).data, brand, body)
  }

  async function check(values: BrandFormValues, namesakes: readonly Brand[]): Promise<Finding<Brand>> {
    if (!brand) {
      const body = toBrandInput(values)
      const made = (await namesakesOf(body.name)).find(({ id }) => namesakes.every((known) => known.id !== id))
      return made ? createdBrand(made, body) : 'notApplied'
    }
    const body = toBrandPatch(values, stored, unconfirmed)
    const { data: now } = await getBrand({ path: { id: brand.id } })
    return findingOf(body, { now, before: stored, answer: updatedBrand(now, brand, body) })
  }

  // #region mutation
  const { mutate, isPending, failure, mustVerify, calls } = useApiMutation(
    { mutationFn: send },
    {
      name: brand ? `saveBrand:${brand.id}` : 'createBrand',
      verification: {
        before: async ({ name }: BrandFormValues) => (brand ? [] : namesakesOf(normalBrandName(name))),
        check,
        // a second brand of that name, or the refusal of one
        once: !brand,
        unique: !brand,
      },
      meta: {
        invalidates: brand ? queriesOfBrand(brand.id) : queriesOfBrandCount(),
        success: ({ name }) => ({
          title: intl.formatMessage({ id: brand ? 'brandpages.saved' : 'brandpages.created' }, { name }),
        }),
        error: brand
          ? { title: 'brandpages.form.failed', unconfirmed: 'brandpages.form.unknown' }
          : { title: 'brandpages.form.create.failed', unconfirmed: 'brandpages.form.create.unknown' },
        inline: 'error',
      },
      onSuccess(saved) {
        // show the change at once, even if the refetch fails: the answer may lack fields
        if (isId(saved.id))
          queryClient.setQueryData(getBrandQueryKey({ path: { id: saved.id } }), saved, { updatedAt: 0 })
        announceBrand(saved.id, brand ? 'brand_updated' : 'brand_created')
        if (!saved.is_active) endedBrands.notify(saved.id)
      },
      onSuccessIfMounted: (saved) => onSaved(saved),
      onError(refusal, values) {
        addUnconfirmed(refusal, toBrandPatch(values, stored))
        if (brand && isMissing(refusal)) endedBrands.notify(brand.id)
      },
    },
  )
  // #endregion
  const sent = mustVerify() ? calls.at(-1)?.input : undefined
  const [initial] = useState(sent ?? stored)
  return {
    stored,
    /** A form that is opened anew shows what was sent and is unconfirmed. */
    initial,
    save: mutate,
    /** Reads whether what was sent was saved, whatever the form shows. */
    verify: sent && (() => mutate(sent)),
    isChanged: (values: BrandFormValues) => hasBrandChanges(values, stored, unconfirmed),
    busy: isPending(),
    failure,
  }
}
