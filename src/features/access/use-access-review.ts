import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'

import { byName, type AccessReview } from './access-review'
import { readAccess, type AccessProgress } from './read-access'

type Reading = { running: boolean; progress: AccessProgress | undefined; failure: ApiError | null }

const IDLE: Reading = { running: false, progress: undefined, failure: null }

/** Reads the review when its page opens; leaving the page aborts it. */
export function useAccessReview() {
  const queryClient = useQueryClient()
  const { locale } = useIntl()
  const [reading, setReading] = useState({ ...IDLE, running: true })
  const [review, setReview] = useState<AccessReview>()
  const call = useRef<AbortController>(undefined)

  async function read(before?: AccessReview) {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    setReading({ ...IDLE, running: true })
    const onProgress = (progress: AccessProgress) => setReading({ ...IDLE, running: true, progress })
    try {
      const found = await readAccess(queryClient, { signal, onProgress }, before)
      if (signal.aborted) return
      setReview(found)
      setReading(IDLE)
    } catch (thrown) {
      if (!signal.aborted) setReading({ ...IDLE, failure: failureOf(thrown) })
    }
  }

  const start = useRef(read)
  useEffect(() => {
    void start.current()
    return () => call.current?.abort()
  }, [])

  // a change of the language changes the order without reading everything again
  const ordered = useMemo(() => review && byName(review, locale), [review, locale])

  return {
    ...reading,
    review: ordered,
    read: () => void read(),
    /** Reads only the brands that could not be read before. */
    readMissing: () => void read(review),
    cancel: () => {
      call.current?.abort()
      setReading(IDLE)
    },
  }
}
