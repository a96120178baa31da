/** K46, NFR-03: one toast for all that fails at once. */
const QUIET_MS = 5_000

type SignalPorts = {
  now: () => number
  showServerError: (reference: string) => void
  showForbidden: () => void
  /** NFR-04: the rights may have changed. */
  rereadUser: () => void
}

export type ServerErrorDetail = { operation: string; status: number }

/** What support needs to find the failure again. */
const referenceOf = ({ operation, status }: ServerErrorDetail, now: number) =>
  `${status} · ${operation} · ${new Date(now).toISOString().replace(/\.\d+Z$/, 'Z')}`

export function createSignalToasts({ now, showServerError, showForbidden, rereadUser }: SignalPorts) {
  const lastShown = { server: -Infinity, forbidden: -Infinity }

  function quiet(kind: keyof typeof lastShown) {
    if (now() - lastShown[kind] < QUIET_MS) return true
    lastShown[kind] = now()
    return false
  }

  return {
    serverError: (detail: ServerErrorDetail) => {
      if (!quiet('server')) showServerError(referenceOf(detail, now()))
    },
    forbidden: () => {
      if (quiet('forbidden')) return
      showForbidden()
      rereadUser()
    },
  }
}
