import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'
import { onWindowEvent } from '~/telemetry/events'

import { byName, withUsers, type AccessReview } from './access-review'
import { readAccess, readBrandUsers, type AccessProgress, type PagesToRead } from './read-access'

type Reading = {
  running: boolean
  progress: AccessProgress | undefined
  failure: ApiError | null
  /** The reading is long: it goes on when the user agrees. */
  asked: (PagesToRead & { agree: () => void }) | undefined
}

const IDLE: Reading = { running: false, progress: undefined, failure: null, asked: undefined }

/** Reads the review when its page opens; leaving the page aborts it. */
export function useAccessReview() {
  const queryClient = useQueryClient()
  const { locale } = useIntl()
  const [reading, setReading] = useState({ ...IDLE, running: true })
  const [review, setReview] = useState<AccessReview>()
  const call = useRef<AbortController>(undefined)
  // the newest read of each brand after a change
  const newest = useRef(new Map<number, ReturnType<typeof readBrandUsers>>())
  // what these gave since the review began to be read, which may have read the brand before the change
  const changed = useRef(new Map<number, Awaited<ReturnType<typeof readBrandUsers>>>())

  // asked once: a user who loads again knows it
  const agreed = useRef(false)

  const agreeTo = (signal: AbortSignal, to: PagesToRead) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      if (agreed.current) return resolve()
      const agree = () => {
        agreed.current = true
        setReading({ ...IDLE, running: true })
        resolve()
      }
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      setReading({ ...IDLE, running: true, asked: { ...to, agree } })
    })

  async function read(before?: AccessReview) {
    call.current?.abort()
    const reading = (call.current = new AbortController())
    const { signal } = reading
    changed.current.clear()
    setReading({ ...IDLE, running: true })
    const onProgress = (progress: AccessProgress) => {
      if (!signal.aborted) setReading((before) => ({ ...before, progress }))
    }
    try {
      const found = await readAccess(queryClient, { signal, onProgress, agree: (to) => agreeTo(signal, to) }, before)
      if (signal.aborted) return
      setReview(withUsers(found, changed.current))
      setReading(IDLE)
    } catch (thrown) {
      if (signal.aborted) return
      setReading({ ...IDLE, failure: failureOf(thrown) })
      // the other list is not read to its end for nothing
      reading.abort()
    }
  }

  /** Reads the users of a brand again, after a change. */
  async function readBrand(brandId: number) {
    const reading = readBrandUsers(queryClient, brandId)
    newest.current.set(brandId, reading)
    const users = await reading
    if (newest.current.get(brandId) !== reading) return
    changed.current.set(brandId, users)
    setReview((now) => now && withUsers(now, new Map([[brandId, users]])))
  }

  const start = useRef(read)
  const readChanged = useEffectEvent((brandId: number | null) => {
    if (brandId !== null) void readBrand(brandId)
  })
  useEffect(() => {
    void start.current()
    const stop = onWindowEvent('brand:changed', ({ brandId }) => readChanged(brandId))
    return () => {
      stop()
      call.current?.abort()
    }
  }, [])

  // a change of the language changes the order without reading everything again
  const ordered = useMemo(() => review && byName(review, locale), [review, locale])

  return {
    ...reading,
    review: ordered,
    read: () => void read(),
    /** Loads only the brands that failed before. */
    readMissing: () => void read(review),
    readBrand: (brandId: number) => void readBrand(brandId),
    cancel: () => {
      call.current?.abort()
      setReading(IDLE)
    },
  }
}
