import { useEffect, useRef, useState } from 'react'

import { failureOf, type ApiError } from '~/api/api-error'
import { useSingleFlight } from '~/features/shared/acts/single-flight'
import { csvOf } from '~/platform/csv'
import { downloadText } from '~/platform/download'

import type { ReadProgress } from './read-all-pages'

type ExportOptions = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

/** The rows of the file, the heading first. */
export type ExportRows = (options: ExportOptions) => Promise<readonly (readonly string[])[]>

export type ExportState = {
  running: boolean
  progress: ReadProgress | undefined
  failure: ApiError | null
  start: () => Promise<void>
  /** Also happens on leaving the page. */
  cancel: () => void
}

/**
 * Reads what an export holds and saves it as a CSV file. One export at a time; a failure saves nothing.
 * @param name of the file, without its date and ending: 'marques' becomes 'marques-2026-03-16.csv'
 */
export function useExport(name: string, rows: ExportRows): ExportState {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<ReadProgress>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const call = useRef<AbortController>(undefined)

  useEffect(() => () => call.current?.abort(), [])

  const start = useSingleFlight(async () => {
    const { signal } = (call.current = new AbortController())
    setRunning(true)
    setProgress(undefined)
    setFailure(null)
    try {
      const table = await rows({ signal, onProgress: (read) => signal.aborted || setProgress(read) })
      // the Swedish way to write a day is ISO 8601, in the person's own time zone
      if (!signal.aborted) downloadText(`${name}-${new Date().toLocaleDateString('sv-SE')}.csv`, csvOf(table))
    } catch (thrown) {
      if (!signal.aborted) setFailure(failureOf(thrown))
    } finally {
      setRunning(false)
    }
  })

  return { running, progress, failure, start, cancel: () => call.current?.abort() }
}
