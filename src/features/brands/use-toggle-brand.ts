import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { toggleBrandActive } from '~/api/generated/sdk.gen'
import type { Brand, BrandState } from '~/api/generated/types.gen'
import { useAct } from '~/features/shared/acts/use-act'

import { activeAct, announceBrand, answersAbout, showBrand } from './brand-cache'

type Toggled = Pick<Brand, 'id' | 'name' | 'is_active'>

/** The call inverts the server's state, which may differ from the one shown. */
const activeAfter = (state: BrandState | undefined, before: boolean) => state?.is_active ?? !before

/**
 * BRD-09, C211: an optimistic update, rolled back when the call fails, with undo in the toast.
 *
 * @param leave gets the new state of the brand and may navigate: runs only if the user is still there
 */
export function useToggleBrand(leave?: (id: number, active: boolean) => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const show = ({ id }: Toggled, is_active: boolean) => showBrand(queryClient, id, { is_active })
  const { act, pending } = useAct(
    { mutationFn: async ({ id }: Toggled) => (await toggleBrandActive({ path: { id } })).data },
    {
      name: 'toggleBrand',
      row: ({ id }) => id,
      changes: (_state, { id }) => answersAbout(id),
      // without an answer, the state is unknown
      refreshOnFailure: ({ id }) => answersAbout(id),
      ahead(brand) {
        show(brand, !brand.is_active)
        return () => show(brand, brand.is_active)
      },
      done(state, { id, name, is_active }) {
        const active = activeAfter(state, is_active)
        return {
          title: intl.formatMessage({ id: active ? 'brandpages.activated' : 'brandpages.deactivated' }, { name }),
          action: {
            label: intl.formatMessage({ id: 'data.undo' }),
            onClick: () => toggle({ id, name, is_active: active }),
          },
        }
      },
      onDone(state, { id, is_active }) {
        announceBrand(id, activeAct(activeAfter(state, is_active)))
      },
      leave: (state, { id, is_active }) => leave?.(id, activeAfter(state, is_active)),
      gone: 'brandpages.gone',
      failed: ({ name }) => intl.formatMessage({ id: 'brandpages.toggle.failed' }, { name }),
    },
  )

  const toggle = useCallback((brand: Toggled) => void act(brand), [act])
  return { toggle, busy: pending }
}
