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

import { announceBrand, type BrandAction, namesakesOf, queriesOfBrand, queriesOfBrandCount } from './brand-queries'

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

/** Shows a written brand at once, even if the refetch fails: the answer may lack fields. */
function useShowWritten(reason: BrandAction) {
  const queryClient = useQueryClient()
  return (brand: Brand) => {
    if (isId(brand.id)) queryClient.setQueryData(getBrandQueryKey({ path: { id: brand.id } }), brand, { updatedAt: 0 })
    announceBrand(brand.id, reason)
    if (!brand.is_active) endedBrands.notify(brand.id)
  }
}

type BrandMutation = Pick<
  ReturnType<typeof useApiMutation<Brand, BrandFormValues>>,
  'mutate' | 'isPending' | 'failure' | 'mustVerify' | 'calls'
>

/** What the form of a brand needs of the mutation that writes it. */
function useBrandForm(
  { mutate, isPending, failure, mustVerify, calls }: BrandMutation,
  stored: BrandFormValues,
  unconfirmed: UnconfirmedFields,
) {
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

export type BrandForm = ReturnType<typeof useBrandForm>

async function sendBrand(values: BrandFormValues): Promise<Brand> {
  const body = toBrandInput(values)
  return createdBrand((await createBrand({ body })).data, body)
}

async function findCreated(values: BrandFormValues, namesakes: readonly Brand[]): Promise<Finding<Brand>> {
  const body = toBrandInput(values)
  const made = (await namesakesOf(body.name)).find(({ id }) => namesakes.every((known) => known.id !== id))
  return made ? createdBrand(made, body) : 'notApplied'
}

/** Creates a brand. @param onSaved closes the form, or opens the brand, if the form is still there */
export function useCreateBrand(onSaved: (brand: Brand) => unknown): BrandForm {
  const intl = useIntl()
  const showWritten = useShowWritten('brand_created')
  const [unconfirmed, addUnconfirmed] = useUnconfirmedFields()

  const mutation = useApiMutation(
    { mutationFn: sendBrand },
    {
      name: 'createBrand',
      verification: {
        before: ({ name }: BrandFormValues) => namesakesOf(normalBrandName(name)),
        check: findCreated,
        // a second brand of that name, or the refusal of one
        once: true,
        unique: true,
      },
      meta: {
        invalidates: queriesOfBrandCount(),
        success: ({ name }) => ({ title: intl.formatMessage({ id: 'brandpages.created' }, { name }) }),
        error: { title: 'brandpages.form.create.failed', unconfirmed: 'brandpages.form.create.unconfirmed' },
        inline: 'error',
      },
      onSuccess: showWritten,
      onSuccessIfMounted: (created) => onSaved(created),
      onError: (refusal, values) => addUnconfirmed(refusal, toBrandPatch(values, emptyBrandForm)),
    },
  )
  return useBrandForm(mutation, emptyBrandForm, unconfirmed)
}

/**
 * Sends the changed fields of a brand (BRD-07). Compares with the brand as it was at first: a later answer changes no
 * field.
 */
export function useUpdateBrand(brand: Brand, onSaved: (brand: Brand) => unknown): BrandForm {
  const intl = useIntl()
  const showWritten = useShowWritten('brand_updated')
  const [stored] = useState(() => fromBrand(brand))
  const [unconfirmed, addUnconfirmed] = useUnconfirmedFields()

  async function update(values: BrandFormValues): Promise<Brand> {
    const body = toBrandPatch(values, stored, unconfirmed)
    return updatedBrand((await updateBrand({ path: { id: brand.id }, body })).data, brand, body)
  }

  async function check(values: BrandFormValues): Promise<Finding<Brand>> {
    const body = toBrandPatch(values, stored, unconfirmed)
    const { data: now } = await getBrand({ path: { id: brand.id } })
    return findingOf(body, { now, before: stored, answer: updatedBrand(now, brand, body) })
  }

  // #region mutation
  const mutation = useApiMutation(
    { mutationFn: update },
    {
      name: `saveBrand:${brand.id}`,
      verification: { check },
      meta: {
        invalidates: queriesOfBrand(brand.id),
        success: ({ name }) => ({ title: intl.formatMessage({ id: 'brandpages.saved' }, { name }) }),
        error: { title: 'brandpages.form.failed', unconfirmed: 'brandpages.form.unconfirmed' },
        inline: 'error',
      },
      onSuccess: showWritten,
      onSuccessIfMounted: (saved) => onSaved(saved),
      onError(refusal, values) {
        addUnconfirmed(refusal, toBrandPatch(values, stored))
        if (isMissing(refusal)) endedBrands.notify(brand.id)
      },
    },
  )
  // #endregion
  return useBrandForm(mutation, stored, unconfirmed)
}
