import { useState } from 'react'
import { useIntl } from 'react-intl'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { updateBrand } from '~/api/generated/sdk.gen'
import { dismissGeneralOf, useAct } from '~/features/shared/acts/use-act'
import { useFormats } from '~/i18n/formats'

import { activeAct, announceBrand, answersAboutAll } from './brand-cache'
import { setActive, type ActiveOutcome, type NamedBrand } from './set-active'

/** Brands done so far, of those that the running action concerns. */
export type BulkProgress = { done: number; count: number }

type Order = { brands: readonly NamedBrand[]; active: boolean }

/**
 * Activates or deactivates several brands. PATCH sends the new state, so a repeated call changes nothing.
 *
 * @param leave gets the outcome and may navigate: runs only if the user is still there
 */
export function useSetActive(leave?: (outcome: ActiveOutcome) => void) {
  const intl = useIntl()
  const { list } = useFormats()
  const [progress, setProgress] = useState<BulkProgress>()
  const { act, pending, data, forget } = useAct(
    {
      mutationFn: ({ brands, active }: Order) =>
        setActive(brands, active, {
          set: (id, is_active) => updateBrand({ path: { id }, body: { is_active } }),
          onProgress: (done) => setProgress({ done, count: brands.length }),
        }),
    },
    {
      name: 'setBrandsActive',
      // a call that failed may have been carried out: the list says so
      changes({ changed, failed }) {
        const tried = [...changed, ...failed.map(({ brand }) => brand)]
        const others = tried.map(({ id }) => getBrandQueryKey({ path: { id } }))
        return others.length > 0 ? [...answersAboutAll(), ...others] : []
      },
      onDone({ changed, active, failed }) {
        dismissGeneralOf(...failed.map(({ error }) => error))
        for (const { id } of changed) announceBrand(id, activeAct(active))
      },
      leave: (outcome) => leave?.(outcome),
      doneAway: ({ failed }) =>
        failed.length > 0
          ? {
              severity: 'error',
              title: intl.formatMessage({ id: 'brandpages.bulk.failed' }, { count: failed.length }),
              message: list(failed.map(({ brand }) => brand.name)),
            }
          : undefined,
    },
  )
  const running = pending()
  return {
    setActive: act,
    running,
    /** Undefined also for an action that an earlier visit of this page runs. */
    progress: running ? progress : undefined,
    outcome: data,
    forget,
  }
}
