import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { failureOf, type ApiError } from '~/api/api-error'

import type { AccessReview } from './access-review'
import { readAccess, type AccessProgress } from './read-access'

type Reading = { running: boolean; progress: AccessProgress | undefined; failure: ApiError | null }

const IDLE: Reading = { running: false, progress: undefined, failure: null }

/** Reads the review when its page opens; leaving the page aborts it. */
export function useAccessReview() {
  const queryClient = useQueryClient()
  const [reading, setReading] = useState(IDLE)
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

  return {
    ...reading,
    review,
    read: () => void read(),
    /** Reads only the brands that could not be read before. */
    readMissing: () => void read(review),
    cancel: () => {
      call.current?.abort()
      setReading(IDLE)
    },
  }
}
