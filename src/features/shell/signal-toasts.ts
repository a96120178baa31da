import type { OperationId } from '~/api/generated/operations.gen'
import { ONE_FAILURE_MS } from '~/design/feedback/toasts'
import { referenceOf } from '~/features/shared/failures/error-reference'

type SignalPorts = {
  now: () => number
  showServerError: (reference: string) => void
  showForbidden: () => void
  /** The user's rights may have changed (NFR-04). */
  rereadUser: () => void
  /** Whether the current page waits for this operation and does not tell that it failed. */
  needsToast: (operation: string) => boolean
}

/** When these fail, the built-in French values replace them, and no message is shown. */
const SILENT: ReadonlySet<string> = new Set([
  'getMyLanguageConfig',
  'getFrontendConfig',
  'listSupportedLanguages',
  'getTranslations',
] satisfies OperationId[])

export type ServerErrorDetail = { operation: string; status: number }

export function createSignalToasts({ now, showServerError, showForbidden, rereadUser, needsToast }: SignalPorts) {
  const last = { server: -Infinity, forbidden: -Infinity, reread: -Infinity }

  function isDue(kind: keyof typeof last) {
    if (now() - last[kind] < ONE_FAILURE_MS) return false
    last[kind] = now()
    return true
  }

  const isTold = (operation: string) => !SILENT.has(operation) && needsToast(operation)

  return {
    serverError: (detail: ServerErrorDetail) => {
      if (isTold(detail.operation) && isDue('server'))
        showServerError(referenceOf({ ...detail, at: new Date(now()).toISOString() }))
    },
    forbidden: ({ operation }: { operation: string }) => {
      if (isTold(operation) && isDue('forbidden')) showForbidden()
      if (isDue('reread')) rereadUser()
    },
  }
}
