import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useCallGuard } from '~/features/shared/mutations/use-call-guard'
import { useFormats } from '~/i18n/formats'
import { csvOf } from '~/platform/csv'

import type { ReadProgress } from './read-all-pages'

type ExportOptions = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

/** The rows of the file, header first. */
export type ExportRows = (options: ExportOptions) => Promise<readonly (readonly string[])[]>

export type ExportState = {
  running: boolean
  progress: ReadProgress | undefined
  failure: ApiError | null
  /** The file was saved, but the server sent fewer rows than it announced. */
  short: ReadProgress | undefined
  start: () => Promise<void>
  /** Also called when the user leaves the page. */
  cancel: () => void
}

/**
 * Loads the rows of an export and downloads them as CSV. One export at a time; a failure downloads nothing.
 * @param name file name without date and extension: 'marques' becomes 'marques-2026-03-16.csv'
 */
export function useExport(name: string, rows: ExportRows): ExportState {
  const { isoDate } = useFormats()
  const { locale } = useIntl()
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<ReadProgress>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [short, setShort] = useState<ReadProgress>()
  const call = useRef<AbortController>(undefined)
  const guard = useCallGuard()

  useEffect(() => () => call.current?.abort(), [])

  async function run() {
    const { signal } = (call.current = new AbortController())
    setRunning(true)
    setProgress(undefined)
    setFailure(null)
    setShort(undefined)
    let last: ReadProgress | undefined
    const onProgress = (now: ReadProgress) => {
      if (signal.aborted) return
      last = now
      setProgress(now)
    }
    try {
      const table = await rows({ signal, onProgress })
      if (signal.aborted) return
      const text = csvOf(table, { language: locale, system: navigator.language })
      downloadCsv(`${name}-${isoDate(new Date())}.csv`, text)
      if (last && last.read < (last.total ?? 0)) setShort(last)
    } catch (thrown) {
      const failed = signal.aborted ? null : failureOf(thrown)
      if (failed) {
        setFailure(failed)
        dismissGlobalErrorToast(failed)
      }
    } finally {
      setRunning(false)
    }
  }

  const start = () => guard(undefined, run)
  return { running, progress, failure, short, start, cancel: () => call.current?.abort() }
}

/** Address of the last file. WebKit reads a file only after it has asked where to save it: it is kept until the next one. */
let saved: string | undefined

function downloadCsv(name: string, text: string): void {
  if (saved !== undefined) URL.revokeObjectURL(saved)
  saved = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = saved
  link.download = name
  link.click()
}
