import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { type ApiError, mayBeDone } from '~/api/api-error'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { toggleBrandActive } from '~/api/generated/sdk.gen'
import { sendAndVerify } from '~/api/send-and-verify'
import { Alert } from '~/design/feedback/Alert'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { PlainList } from '~/design/layout/PlainList'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useProgress } from '~/features/shared/mutations/bulk-calls'
import { undoAction } from '~/features/shared/mutations/mutation-cache'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { errorText } from '~/i18n/error-text'
import { useFormats } from '~/i18n/formats'
import { endedBrands } from '~/session/brand-selection'

import { activeAction, announceBrand, queriesOfBrandCount } from './brand-queries'
import {
  type ActiveOutcome,
  bringTo,
  notFoundOf,
  isActive,
  isOtherwise,
  type NamedBrand,
  setActive,
} from './set-active'

/** The brands of a bulk action that failed. The toast names the others, if there are any. */
export function BulkOutcome({ outcome, onDismiss }: { outcome: ActiveOutcome; onDismiss: () => void }) {
  const intl = useIntl()
  const { list } = useFormats()
  const { changed, unchanged } = outcome
  const unconfirmed = outcome.failed.filter(({ error }) => mayBeDone(error))
  const failed = outcome.failed.filter(({ error }) => !mayBeDone(error))
  const dismiss = (
    <IconButton
      size="small"
      label={intl.formatMessage({ id: 'common.dismiss' })}
      onClick={({ currentTarget }) => {
        passFocusOn(currentTarget)
        onDismiss()
      }}
    >
      <CloseIcon />
    </IconButton>
  )
  const reasonOf = (error: ApiError) =>
    isOtherwise(error)
      ? intl.formatMessage({ id: 'brandpages.toggle.still.body' })
      : errorText(intl, error, undefined, 'brandpages.gone')
  return (
    <Stack spacing={1}>
      {changed.length === 0 && unchanged.length > 0 && (
        <Alert severity="info" title={alreadyText(intl, list, outcome)} />
      )}
      {unconfirmed.length > 0 && (
        <Alert
          severity="warning"
          action={failed.length === 0 && dismiss}
          title={<FormattedMessage id="brandpages.bulk.unconfirmed" values={{ count: unconfirmed.length }} />}
        >
          {list(unconfirmed.map(({ brand }) => brand.name))}
          <FailureReference of={unconfirmed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={dismiss}
          title={<FormattedMessage id="brandpages.bulk.failed" values={{ count: failed.length }} />}
        >
          <PlainList>
            {failed.map(({ brand, error }) => (
              <li key={brand.id}>
                <FormattedMessage
                  id="brandpages.bulk.failed.one"
                  values={{ name: brand.name, reason: reasonOf(error) }}
                />
              </li>
            ))}
          </PlainList>
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
    </Stack>
  )
}

type List = ReturnType<typeof useFormats>['list']

/** A toast is short: of more brands than this, it names the first ones and counts the others. */
const MOST_NAMED = 3
const FIRST_NAMED = 2

function named(intl: IntlShape, list: List, brands: readonly NamedBrand[]): string {
  const names = brands.map(({ name }) => name)
  if (names.length <= MOST_NAMED) return list(names)
  const others = names.length - FIRST_NAMED
  return list([...names.slice(0, FIRST_NAMED), intl.formatMessage({ id: 'brandpages.bulk.others' }, { count: others })])
}

const alreadyText = (intl: IntlShape, list: List, { active, unchanged }: ActiveOutcome) =>
  intl.formatMessage(
    { id: active ? 'brandpages.bulk.active' : 'brandpages.bulk.inactive' },
    { count: unchanged.length, names: named(intl, list, unchanged) },
  )

/** What changed and what needed no change. */
function changedToast(intl: IntlShape, list: List, outcome: ActiveOutcome, undo: () => void) {
  const { active, changed, unchanged } = outcome
  const texts = [named(intl, list, changed), unchanged.length > 0 && alreadyText(intl, list, outcome)]
  const id = active ? 'brandpages.bulk.activated' : 'brandpages.bulk.deactivated'
  return {
    title: intl.formatMessage({ id }, { count: changed.length }),
    message: texts.filter(Boolean).join(' · '),
    ...(changed.length > 0 ? undoAction(intl, undo) : { severity: 'info' as const }),
  }
}

/** Brands done so far, of those that the running action concerns. */
export type BulkProgress = { done: number; total: number; stop: () => void }

type Order = {
  brands: readonly NamedBrand[]
  active: boolean
  /** It undoes the action before. */
  undoes?: boolean
}

const SET_ACTIVE = 'setBrandsActive'

/**
 * Activates or deactivates several brands.
 *
 * @param onSuccessIfMounted gets the outcome and may navigate
 */
export function useSetActive(onSuccessIfMounted: (outcome: ActiveOutcome) => void = () => {}) {
  const intl = useIntl()
  const { list } = useFormats()
  const { progress, stop, begin } = useProgress(SET_ACTIVE)
  /** The outcome that the page shows. An undo that failed for some brands is reported by a toast. */
  const [shown, setShown] = useState<ActiveOutcome>()
  const { mutate, enqueue, isPending } = useApiMutation(
    {
      mutationFn: async ({ brands, active }: Order) => {
        const { signal, show } = await begin()
        return setActive(brands, active, {
          set: (id, is_active, givenUp) =>
            sendAndVerify(
              () =>
                bringTo(id, is_active, async () => {
                  givenUp.throwIfAborted()
                  return toggleBrandActive({ path: { id } })
                }),
              async () => ((await isActive(id)) === is_active ? 'changed' : 'notApplied'),
              { onUnanswered: dismissGlobalErrorToast },
            ),
          onProgress: (done) => show({ done, total: brands.length }),
          signal,
        })
      },
    },
    {
      name: SET_ACTIVE,
      meta: {
        invalidates: ({ brands }) => [
          ...queriesOfBrandCount(),
          ...brands.map(({ id }) => getBrandQueryKey({ path: { id } })),
        ],
        success(outcome, { undoes = false }, isMounted) {
          const { active, changed, failed } = outcome
          const undo = () => void enqueue({ brands: changed, active: !active, undoes: true })
          if (failed.length === 0) return changedToast(intl, list, outcome, undo)
          const done = changed.length > 0 ? changedToast(intl, list, outcome, undo) : undefined
          // the screen shows what failed
          if (isMounted && !undoes) return done
          const unconfirmed = failed.some(({ error }) => mayBeDone(error))
          const refused = undoes ? 'brandpages.bulk.undo.failed' : 'brandpages.bulk.failed'
          const id = unconfirmed ? 'brandpages.bulk.unconfirmed' : refused
          return {
            severity: unconfirmed ? 'warning' : 'error',
            lasting: true,
            title: intl.formatMessage({ id }, { count: failed.length }),
            message: [list(failed.map(({ brand }) => brand.name)), done?.title].filter(Boolean).join(' · '),
            // no other toast offers it
            ...(done && undoAction(intl, undo)),
          }
        },
      },
      onSuccess({ changed, active, failed }) {
        dismissGlobalErrorToast(...failed.map(({ error }) => error))
        for (const { id } of changed) announceBrand(id, activeAction(active))
        for (const { id } of notFoundOf({ failed })) endedBrands.notify(id)
      },
      onSuccessIfMounted(outcome, { undoes = false }) {
        if (!undoes) setShown(outcome)
        else if (outcome.failed.length === 0) setShown(undefined)
        onSuccessIfMounted(outcome)
      },
    },
  )
  const running = isPending()
  return {
    setActive: mutate,
    running,
    progress: running && progress ? { ...progress, stop } : undefined,
    outcome: shown,
    reset: () => setShown(undefined),
  }
}
