import { useState } from 'react'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { updateBrand } from '~/api/generated/sdk.gen'
import { dismissGeneralOf, useAct } from '~/features/shared/acts/use-act'

import { activeAct, announceBrand, answersAboutAll } from './brand-cache'
import { goneOf, setActive, type ActiveOutcome, type NamedBrand } from './set-active'

type Order = { brands: readonly NamedBrand[]; active: boolean }

/**
 * Activates or deactivates several brands. PATCH sends the new state, so a repeated call changes nothing.
 *
 * @param leave gets the outcome and may navigate: runs only if the user is still there
 */
export function useSetActive(leave?: (outcome: ActiveOutcome) => void) {
  const [done, setDone] = useState(0)
  const { act, pending, data, forget } = useAct(
    {
      mutationFn: ({ brands, active }: Order) =>
        setActive(brands, active, {
          set: (id, is_active) => updateBrand({ path: { id }, body: { is_active } }),
          onProgress: setDone,
        }),
    },
    {
      name: 'setBrandsActive',
      changes({ changed, failed }) {
        const others = [...changed, ...goneOf({ failed })].map(({ id }) => getBrandQueryKey({ path: { id } }))
        return others.length > 0 ? [...answersAboutAll(), ...others] : []
      },
      onDone({ changed, active, failed }) {
        dismissGeneralOf(...failed.map(({ error }) => error))
        for (const { id } of changed) announceBrand(id, activeAct(active))
      },
      leave: (outcome) => leave?.(outcome),
    },
  )
  return { setActive: act, busy: pending(), done, outcome: data, forget }
}
