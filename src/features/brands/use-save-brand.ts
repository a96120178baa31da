import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { isMissing } from '~/api/api-error'
import type { Finding } from '~/api/confirmed'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { createBrand, getBrand, updateBrand } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { findingOf, useUnconfirmedFields } from '~/features/shared/forms/form-diff'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { isId } from '~/platform/storage'
import { endedBrands } from '~/session/brand-selection'

import {
  normalBrandName,
  createdBrand,
  emptyBrandForm,
  fromBrand,
  hasBrandChanges,
  toBrandInput,
  toBrandPatch,
  updatedBrand,
  type BrandFormValues,
} from './brand-form'
import { announceBrand, namesakesOf, queriesOfBrand, queriesOfBrandCount } from './brand-queries'

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
      return made ? createdBrand(made, body) : 'undone'
    }
    const body = toBrandPatch(values, stored, unconfirmed)
    const { data: now } = await getBrand({ path: { id: brand.id } })
    return findingOf(body, { now, before: stored, answer: updatedBrand(now, brand, body) })
  }

  // #region mutation
  const { mutate, isPending, failure, isUnconfirmed, calls } = useApiMutation(
    { mutationFn: send },
    {
      name: brand ? `saveBrand:${brand.id}` : 'createBrand',
      confirm: {
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
        if (!saved.is_active) endedBrands.tell(saved.id)
      },
      onSuccessIfMounted: (saved) => onSaved(saved),
      onError(refusal, values) {
        addUnconfirmed(refusal, toBrandPatch(values, stored))
        if (brand && isMissing(refusal)) endedBrands.tell(brand.id)
      },
    },
  )
  // #endregion
  const sent = isUnconfirmed() ? calls.at(-1)?.input : undefined
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
