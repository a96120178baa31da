import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { create } from 'zustand'

import { type ApiError, failureOf } from '~/api/api-error'
import { Alert } from '~/design/feedback/Alert'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { DownloadIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Box, Row } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted } from '~/design/layout/Text'
import { FailureReference } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useCallGuard } from '~/features/shared/mutations/use-call-guard'
import { errorText, waitText } from '~/i18n/error-text'
import { useFormats } from '~/i18n/formats'
import { csvOf } from '~/platform/csv'

import type { ReadProgress } from './read-all-pages'

/** How far the reading of a whole list is, or how long it waits for the server. */
export function ReadingProgress({ progress }: { progress: ReadProgress | undefined }) {
  const intl = useIntl()
  if (!progress) return <FormattedMessage id="lists.export.busy" />
  const { read, total, waitMs } = progress
  const wait = waitText(intl, waitMs)
  if (wait) return <FormattedMessage id="lists.export.waiting" values={{ read, wait }} />
  if (total === undefined) return <FormattedMessage id="lists.export.read" values={{ read }} />
  return <FormattedMessage id="lists.export.progress" values={{ read, total }} />
}

type ExportOptions = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

/** The rows of the file, header first. */
export type ExportRows = (options: ExportOptions) => Promise<readonly (readonly string[])[]>

type ExportState = {
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

  const start = () => guard.run(undefined, run)
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

const WANTED_MS = 10_000

/** The list that is to be exported as soon as its page is shown, and when that was asked for. */
export const useWantedExport = create<{ list?: string | undefined; at: number }>(() => ({ at: 0 }))

/** Starts an export that was asked for on another page. */
function useStartWhenWanted(list: string | undefined, start: () => unknown) {
  const isWanted = useWantedExport((wanted) => list !== undefined && wanted.list === list)
  const startWanted = useStableCallback(start)
  useEffect(() => {
    if (!isWanted) return
    const { at } = useWantedExport.getState()
    useWantedExport.setState({ list: undefined })
    // its page may be opened much later, by another user too
    if (Date.now() - at < WANTED_MS) startWanted()
  }, [isWanted, startWanted])
}

type ExportButtonProps = {
  /** File name without date and extension. */
  name: string
  rows: ExportRows
  /** The list, for an export that is asked for on another page. */
  list?: string
  /** An icon, for a toolbar. */
  inToolbar?: boolean
}

/** Downloads a list as CSV. Shows progress and can be cancelled. */
export function ExportButton({ name, rows, list, inToolbar = false }: ExportButtonProps) {
  const intl = useIntl()
  const { running, progress, failure, short, start, cancel } = useExport(name, rows)
  useStartWhenWanted(list, start)
  const label = intl.formatMessage({ id: 'lists.export' })
  return (
    <>
      <Row align="center" gap={running ? 1.5 : 0}>
        <Muted role="status">{running && <ReadingProgress progress={progress} />}</Muted>
        {running ? (
          <Button variant="outlined" color="neutral" onClick={cancel}>
            <FormattedMessage id="lists.export.cancel" />
          </Button>
        ) : inToolbar ? (
          <IconButton label={label} title={label} onClick={() => void start()}>
            <DownloadIcon />
          </IconButton>
        ) : (
          <Button variant="outlined" color="neutral" startIcon={<DownloadIcon />} onClick={() => void start()}>
            {label}
          </Button>
        )}
      </Row>
      {failure && (
        <Box sx={LINE}>
          <Alert
            severity="error"
            title={intl.formatMessage({ id: 'lists.export.failed' })}
            action={
              <Button
                variant="text"
                size="small"
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget)
                  void start()
                }}
              >
                <FormattedMessage id="common.retry" />
              </Button>
            }
          >
            {errorText(intl, failure)}
            <FailureReference of={failure} />
          </Alert>
        </Box>
      )}
      {short && (
        <Box sx={LINE}>
          <Alert severity="warning" title={intl.formatMessage({ id: 'lists.export.short' })}>
            <FormattedMessage id="lists.export.short.body" values={{ read: short.read, total: short.total ?? 0 }} />
          </Alert>
        </Box>
      )}
    </>
  )
}

/** A line of its own, below the tools around the button. */
const LINE = { flex: '1 0 100%' } as const
