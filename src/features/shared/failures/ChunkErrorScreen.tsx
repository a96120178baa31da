import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import type { PlainMessageId } from '~/i18n/messages'
import { reloadServedPage, addressOf, isLate, type Loss, chunkErrorCause } from '~/platform/chunk-error'

/** The files for which this tab was reloaded, one a line: Safari names none, so its message is kept, which has spaces. */
const RELOADED = 'reloaded-for'

/**
 * Reloads once for each file in this tab, so that no page reloads for ever (C136). Does not reload where the browser
 * stores nothing: `safeSessionStorage` would fall back to memory, which a reload empties.
 */
export async function reloadOnceFor(file: string, reload = reloadServedPage): Promise<boolean> {
  try {
    const before = sessionStorage.getItem(RELOADED) ?? ''
    const files = before.split('\n')
    if (files.includes(file)) return false
    sessionStorage.setItem(RELOADED, [...files, file].join('\n'))
    if (await reload()) return true
    sessionStorage.setItem(RELOADED, before)
  } catch {
    // no storage, or none left
  }
  return false
}

/** Milliseconds until the next check. The last value repeats. */
const PAUSES = [5000, 10_000, 20_000, 30_000]

/** How often each file was loaded again although the server sends it. Several sections may wait for one file. */
const again = new Map<string, number>()
const MOST_TRIES = 4
/** The files that a page is loading again. Until that has ended, the router draws the page with the failure of before. */
const loading = new Set<string>()

export type LossOptions = {
  error: Error
  /** Loads the file again. A page says when that has ended. */
  onRetry: () => Promise<void> | void
  /** A page may reload by itself; a section may not, because of what is typed beside it. */
  reloads: boolean
  /** Stories pass their own. */
  why?: ((error: Error) => Promise<Loss>) | undefined
}

export const LOSS_TEXTS = {
  offline: { title: 'errors.page.offline.title', body: 'errors.page.offline.body' },
  gone: { title: 'errors.page.chunk.title', body: 'errors.page.chunk.body' },
  failing: { title: 'errors.page.server.title', body: 'errors.page.server.body' },
  blocked: { title: 'errors.page.blocked.title', body: 'errors.page.blocked.body' },
} as const satisfies Record<Exclude<Loss, 'none'>, { title: PlainMessageId; body: PlainMessageId }>

/** What is known before the server is asked. Who has waited long enough is told at once. */
const knownLoss = (error: Error) => (!navigator.onLine ? 'offline' : isLate(error) ? 'failing' : undefined)

/**
 * Why a file did not load. Undefined until it is known, and while the page reloads. Checks again from time to time,
 * when the browser comes online and when the user comes back: `navigator.onLine` is true in a tunnel too. Loads the
 * file as soon as the server sends it.
 */
export function useLoss({ error, onRetry, reloads, why = chunkErrorCause }: LossOptions) {
  const [loss, setLoss] = useState<Exclude<Loss, 'none'> | undefined>(() => knownLoss(error))
  const [busy, setBusy] = useState(false)
  const lookNow = useRef<() => void>(undefined)
  const retry = useEffectEvent(onRetry)
  const file = addressOf(error) ?? error.message

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    /** Number of the latest check; 0 when the screen is unmounted. */
    let current = 1

    /** Undefined when the page or its part is loaded again. */
    async function found(result: Loss) {
      if (result !== 'none') again.delete(file)
      if (result !== 'none' && result !== 'gone') return result
      if (result === 'none' && loading.has(file)) return undefined
      const tries = again.get(file) ?? 0
      if (result === 'none' && tries < MOST_TRIES) {
        again.set(file, tries + 1)
        const loaded = retry()
        if (!loaded) return undefined
        loading.add(file)
        void loaded.finally(() => loading.delete(file))
        return undefined
      }
      if (reloads && (await reloadOnceFor(file))) return undefined
      // the server sends it, but not as a script: some browsers remember the failure, some blockers know scripts only
      return result === 'none' ? 'blocked' : 'gone'
    }

    async function look() {
      clearTimeout(timer)
      const mine = (current += 1)
      const result = await why(error)
      if (mine !== current) return
      const cause = await found(result)
      if (mine !== current) return
      if (cause) {
        setLoss(cause)
        setBusy(false)
      }
      timer = setTimeout(() => void look(), PAUSES[Math.min(looks, PAUSES.length - 1)])
      looks += 1
    }

    const now = () => {
      looks = 0
      void look()
    }
    lookNow.current = now
    const lookIfSeen = () => document.visibilityState === 'visible' && now()
    now()
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      current = 0
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [error, file, reloads, why])

  const lookAgain = () => {
    setBusy(true)
    again.delete(file)
    lookNow.current?.()
  }
  return { loss, busy, lookAgain }
}

type ChunkErrorScreenProps = Omit<LossOptions, 'reloads'> & {
  /** Shown until the cause is known. */
  waiting?: ReactNode
}

/**
 * Replaces a page whose scripts or texts did not load. The page appears by itself when they come.
 */
export function ChunkErrorScreen({ waiting, ...options }: ChunkErrorScreenProps) {
  const { loss, busy, lookAgain } = useLoss({ ...options, reloads: true })
  if (!loss) return waiting
  const { title, body } = LOSS_TEXTS[loss]
  const reload = async () => {
    if (!(await reloadServedPage())) lookAgain()
  }
  return (
    <div role="alert">
      <ErrorPage
        icon={<ErrorIcon />}
        title={<FormattedMessage id={title} />}
        actions={
          loss === 'gone' ? (
            <SubmitButton type="button" busy={busy} onClick={() => void reload()}>
              <FormattedMessage id="common.reload" />
            </SubmitButton>
          ) : (
            <SubmitButton type="button" busy={busy} onClick={lookAgain}>
              <FormattedMessage id="common.retry" />
            </SubmitButton>
          )
        }
      >
        <FormattedMessage id={body} />
      </ErrorPage>
    </div>
  )
}
