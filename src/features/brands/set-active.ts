import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { ApiError, invalidResponse, isAbort, isMissing, notApplied } from '~/api/api-error'
import { getBrand, toggleBrandActive } from '~/api/generated/sdk.gen'
import type { Brand, BrandState } from '~/api/generated/types.gen'
import type { ToastOptions } from '~/design/feedback/toasts'
import { runBulk } from '~/features/shared/mutations/bulk-calls'
import { undoAction } from '~/features/shared/mutations/mutation-cache'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { endedBrands } from '~/session/brand-selection'

import { activeAction, announceBrand, queriesOfBrand, showBrand } from './brand-queries'

export type NamedBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

/** How a brand ended that was to be active, or inactive. `otherwise`: the call succeeded, and it is not. */
type ActiveEnd = 'changed' | 'already' | 'otherwise'

export const isActive = async (id: number): Promise<boolean> => (await getBrand({ path: { id } })).data.is_active

/**
 * Brings a brand to a state. `send` inverts what the server has, another user may have changed it, and browsers repeat
 * a call on a dropped connection. So the brand is fetched before, and after an answer that does not show the state.
 */
export async function bringTo(
  id: number,
  active: boolean,
  send: () => Promise<{ data: BrandState | undefined }>,
): Promise<ActiveEnd> {
  const before = await isActive(id).catch((error: unknown) => {
    // nothing is sent on a guess
    throw notApplied(error)
  })
  if (before === active) return 'already'
  const said = (await send()).data?.is_active
  if (said === active) return 'changed'
  const now = await isActive(id).catch((error: unknown) => {
    if (said !== undefined) return said
    // neither the answer nor the fetched brand shows it
    throw isAbort(error) ? error : invalidResponse(200)
  })
  return now === active ? 'changed' : 'otherwise'
}

/** Our own code for a brand that is not as it was to be, after a success. */
const OTHERWISE = 'STATE_OTHERWISE'

export const isOtherwise = ({ code }: Pick<ApiError, 'code'>): boolean => code === OTHERWISE

export type ActiveOutcome = {
  active: boolean
  changed: readonly NamedBrand[]
  /** Already had that state. */
  unchanged: readonly NamedBrand[]
  failed: { brand: NamedBrand; error: ApiError }[]
}

/** The brands that somebody else has deleted. */
export const notFoundOf = ({ failed }: Pick<ActiveOutcome, 'failed'>): NamedBrand[] =>
  failed.flatMap(({ brand, error }) => (isMissing(error) ? brand : []))

type Calls = {
  set: (id: number, active: boolean, givenUp: AbortSignal) => Promise<ActiveEnd>
  /** Gets the number of brands that are done, of all. */
  onProgress: (done: number) => void
  /** Aborted when the user stops: the brands that were not tried are in no list of the outcome. */
  signal?: AbortSignal
}

/** Sets one brand after the other (BRD-22). */
export async function setActive(brands: readonly NamedBrand[], active: boolean, calls: Calls): Promise<ActiveOutcome> {
  const unchanged = new Set<NamedBrand>()
  const { done, failed } = await runBulk(
    brands,
    async (brand, givenUp) => {
      const end = await calls.set(brand.id, active, givenUp)
      if (end === 'otherwise') throw new ApiError({ code: OTHERWISE, status_code: 200 })
      if (end === 'already') unchanged.add(brand)
    },
    {
      onCall: (soFar) => calls.onProgress(soFar.done.length + soFar.failed.length),
      ...(calls.signal && { signal: calls.signal }),
    },
  )
  return {
    active,
    changed: done.filter((brand) => !unchanged.has(brand)),
    unchanged: [...unchanged],
    failed: failed.map(({ item, error }) => ({ brand: item, error })),
  }
}

/** As it is shown. */
type Toggled = Pick<Brand, 'id' | 'name' | 'is_active'>

const TITLES = {
  changed: { true: 'brandpages.activated', false: 'brandpages.deactivated' },
  already: { true: 'brandpages.toggle.already.active', false: 'brandpages.toggle.already.inactive' },
  otherwise: { true: 'brandpages.toggle.still.inactive', false: 'brandpages.toggle.still.active' },
} as const

const SEVERITIES = { changed: 'success', already: 'info', otherwise: 'warning' } as const

/** What was asked for can be undone, or asked for again where the brand has not followed. */
function toastOf(intl: IntlShape, end: ActiveEnd, brand: Toggled, toggle: (brand: Toggled) => void): ToastOptions {
  const { id, name, is_active } = brand
  const toast = { severity: SEVERITIES[end], title: intl.formatMessage({ id: TITLES[end][`${!is_active}`] }, { name }) }
  if (end === 'already') return toast
  if (end === 'changed') {
    const undo = () => toggle({ id, name, is_active: !is_active })
    return { ...toast, ...undoAction(intl, undo) }
  }
  return {
    ...toast,
    lasting: true,
    message: intl.formatMessage({ id: 'brandpages.toggle.still.body' }),
    action: { label: intl.formatMessage({ id: 'common.retry' }), onClick: () => toggle(brand) },
  }
}

/**
 * An optimistic update, rolled back when the call fails, with undo in the toast. The user asks for the other
 * state than the one shown; the call inverts the server's, which may differ from it.
 *
 * @param onToggledIfMounted gets the new state of the brand and may navigate
 */
export function useToggleBrand(onToggledIfMounted?: (id: number, active: boolean) => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const show = ({ id }: Toggled, is_active: boolean) => showBrand(queryClient, id, { is_active })
  const { mutate, isPending } = useApiMutation(
    {
      mutationFn: ({ id, is_active }: Toggled): Promise<ActiveEnd> =>
        bringTo(id, !is_active, () => toggleBrandActive({ path: { id } })),
    },
    {
      name: 'toggleBrand',
      row: ({ id }) => id,
      verification: {
        check: async ({ id, is_active }) => ((await isActive(id)) === is_active ? 'notApplied' : 'changed'),
      },
      onMutate(brand) {
        show(brand, !brand.is_active)
        return () => show(brand, brand.is_active)
      },
      meta: {
        invalidates: ({ id }) => queriesOfBrand(id),
        success: (end, brand) => toastOf(intl, end, brand, (next) => toggle(next)),
        error: {
          title: ({ name }) => intl.formatMessage({ id: 'brandpages.toggle.failed' }, { name }),
          unconfirmed: ({ name, is_active }) =>
            intl.formatMessage(
              { id: is_active ? 'brandpages.toggle.unconfirmed.inactive' : 'brandpages.toggle.unconfirmed.active' },
              { name },
            ),
          notFound: 'brandpages.gone',
        },
      },
      onSuccess(end, brand) {
        if (end === 'otherwise') show(brand, brand.is_active)
        else announceBrand(brand.id, activeAction(!brand.is_active))
      },
      onError: (error, { id }) => isMissing(error) && endedBrands.notify(id),
      onSuccessIfMounted: (end, { id, is_active }) => end !== 'otherwise' && onToggledIfMounted?.(id, !is_active),
    },
  )

  const toggle = useCallback((brand: Toggled) => void mutate(brand), [mutate])
  return { toggle, busy: isPending }
}
