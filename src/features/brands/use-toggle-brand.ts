import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { toggleBrandActive } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import type { ToastOptions } from '~/design/feedback/toasts'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'

import { activeAct, announceBrand, queriesOfBrand, showBrand } from './brand-cache'
import { bringTo, isActive, type ActiveEnd } from './set-active'

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
  const told = { severity: SEVERITIES[end], title: intl.formatMessage({ id: TITLES[end][`${!is_active}`] }, { name }) }
  if (end === 'already') return told
  if (end === 'changed') {
    const undo = () => toggle({ id, name, is_active: !is_active })
    return { ...told, action: { label: intl.formatMessage({ id: 'data.undo' }), onClick: undo } }
  }
  return {
    ...told,
    lasting: true,
    message: intl.formatMessage({ id: 'brandpages.toggle.still.body' }),
    action: { label: intl.formatMessage({ id: 'common.retry' }), onClick: () => toggle(brand) },
  }
}

/**
 * An optimistic update, rolled back when the call fails, with undo in the toast (BRD-09). The user asks for the other
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
      confirm: { check: async ({ id, is_active }) => ((await isActive(id)) === is_active ? 'undone' : 'changed') },
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
              { id: is_active ? 'brandpages.toggle.unknown.inactive' : 'brandpages.toggle.unknown.active' },
              { name },
            ),
          notFound: 'brandpages.gone',
        },
      },
      onSuccess(end, brand) {
        if (end === 'otherwise') show(brand, brand.is_active)
        else announceBrand(brand.id, activeAct(!brand.is_active))
      },
      onSuccessIfMounted: (end, { id, is_active }) => end !== 'otherwise' && onToggledIfMounted?.(id, !is_active),
    },
  )

  const toggle = useCallback((brand: Toggled) => void mutate(brand), [mutate])
  return { toggle, busy: isPending }
}
