import { useState } from 'react'
import { useIntl } from 'react-intl'

import { confirmed } from '~/api/confirmed'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { updateBrand } from '~/api/generated/sdk.gen'
import { mayBeDone } from '~/api/may-be-done'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useFormats } from '~/i18n/formats'

import { activeAct, announceBrand, queriesOfBrandCount } from './brand-cache'
import { bringTo, isActive, setActive, type ActiveOutcome, type NamedBrand } from './set-active'

/** Brands done so far, of those that the running action concerns. */
export type BulkProgress = { done: number; count: number }

type Order = { brands: readonly NamedBrand[]; active: boolean }

/**
 * Activates or deactivates several brands.
 *
 * @param onSuccessIfMounted gets the outcome and may navigate
 */
export function useSetActive(onSuccessIfMounted: (outcome: ActiveOutcome) => void = () => {}) {
  const intl = useIntl()
  const { list } = useFormats()
  const [progress, setProgress] = useState<BulkProgress>()
  const { mutate, isPending, data, reset } = useApiMutation(
    {
      mutationFn: ({ brands, active }: Order) =>
        setActive(brands, active, {
          set: (id, is_active) =>
            confirmed(
              () => bringTo(id, is_active, () => updateBrand({ path: { id }, body: { is_active } })),
              async () => ((await isActive(id)) === is_active ? 'changed' : 'undone'),
              { onLost: dismissGlobalErrorToast },
            ),
          onProgress: (done) => setProgress({ done, count: brands.length }),
        }),
    },
    {
      name: 'setBrandsActive',
      meta: {
        invalidates: ({ brands }) => [
          ...queriesOfBrandCount(),
          ...brands.map(({ id }) => getBrandQueryKey({ path: { id } })),
        ],
        success({ failed }) {
          if (failed.length === 0) return undefined
          const open = failed.some(({ error }) => mayBeDone(error))
          const id = open ? 'brandpages.bulk.unknown' : 'brandpages.bulk.failed'
          return {
            severity: open ? 'warning' : 'error',
            lasting: true,
            title: intl.formatMessage({ id }, { count: failed.length }),
            message: list(failed.map(({ brand }) => brand.name)),
          }
        },
        inline: 'outcome',
      },
      onSuccess({ changed, active, failed }) {
        dismissGlobalErrorToast(...failed.map(({ error }) => error))
        for (const { id } of changed) announceBrand(id, activeAct(active))
      },
      onSuccessIfMounted: (outcome) => onSuccessIfMounted(outcome),
    },
  )
  const running = isPending()
  return {
    setActive: mutate,
    running,
    /** Undefined also for an action that an earlier visit of this page runs. */
    progress: running ? progress : undefined,
    outcome: data,
    reset,
  }
}
