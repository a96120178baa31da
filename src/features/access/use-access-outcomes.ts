import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { type ApiError, mayBeDone } from '~/api/api-error'
import { isServerFailure, referenceText } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { undoAction } from '~/features/shared/mutations/mutation-cache'
import { displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'

import {
  type AccessBrand,
  type AccessChange,
  type AccessUser,
  ACCESS_TEXTS,
  brandsOf,
  failureTitle,
  SOME_FAILED,
  unconfirmedTitle,
  usersOf,
} from './access-change'
import { ACCESS_CACHES, announceAccess } from './access-queries'

/** Brands that the user may no longer have. */
type Without = { user: AccessUser; brands: readonly AccessBrand[] }

type FailedBrands = readonly { brand: AccessBrand; error: ApiError }[]

/** For a page that holds access outside the cache: a change, or its undoing, failed or is unconfirmed. */
export type OnAccessFailed = ((change: AccessChange) => void) | undefined

/** What follows each write of access: its toasts, the queries it invalidates, and the window event (ACC-23). */
export function useAccessOutcomes(onFailed: OnAccessFailed) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { list } = useFormats()

  function announce(reason: string) {
    return (_answer: unknown, change: AccessChange) => {
      const administered = change.kind === 'remove' || change.kind === 'restore' ? change.administered : []
      announceAccess(queryClient, reason, {
        brandIds: brandsOf(change).map(({ id }) => id),
        userIds: [...usersOf(change), ...administered.map(({ user }) => user)].map(({ id }) => id),
      })
    }
  }

  const announceWithFailures = (reason: string) => (answer: { failed: FailedBrands }, change: AccessChange) => {
    dismissGlobalErrorToast(...answer.failed.map(({ error }) => error))
    announce(reason)(answer, change)
  }

  const onError = (_failure: ApiError, change: AccessChange, isMounted: boolean) => {
    if (isMounted) onFailed?.(change)
  }

  const meta = {
    invalidates: ACCESS_CACHES,
    error: {
      title: (change: AccessChange) => intl.formatMessage({ id: failureTitle(change) }),
      unconfirmed: (change: AccessChange) => intl.formatMessage({ id: unconfirmedTitle(change) }),
      message: ({ kind, by }: AccessChange) => ACCESS_TEXTS[kind][by].why,
      notFound: 'access.gone' as const,
    },
  }

  /** Brands that the user may no longer have after the change. */
  const withoutText = ({ user, brands }: Without) =>
    brands.length > 0 &&
    intl.formatMessage(
      { id: 'access.done.undoAdmin.withoutAccess' },
      { name: displayName(user), brands: list(brands.map(({ name }) => name)) },
    )

  /**
   * What a toast says of the brands that failed.
   * @param without those of them that the user may no longer have
   */
  function failures(action: keyof typeof SOME_FAILED, failed: FailedBrands, without?: Without) {
    if (failed.length === 0) return undefined
    const others = failed.filter(({ brand }) => !without?.brands.includes(brand))
    const why = others.some(({ error }) => mayBeDone(error)) ? 'unconfirmed' : 'failed'
    const names = list(others.map(({ brand }) => brand.name))
    const texts = [
      without && withoutText(without),
      others.length > 0 && intl.formatMessage({ id: SOME_FAILED[action][why] }, { brands: names }),
    ]
    return {
      severity: 'warning' as const,
      // nothing else on the page tells it
      lasting: true,
      message: texts.filter(Boolean).join(' '),
      reference: referenceText(intl, failed.map(({ error }) => error).find(isServerFailure)),
    }
  }

  const undo = (onClick: () => unknown) => undoAction(intl, () => void onClick())

  return { announce, announceWithFailures, onError, meta, failures, undo }
}
