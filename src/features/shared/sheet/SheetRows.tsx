import { useEffect, useRef, type MouseEvent, type ReactNode, useState } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { dismissToast, toast } from '~/design/feedback/toasts'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { TrashIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Box, Row, Spaced, Stack, Typography } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { PlainList } from '~/design/layout/PlainList'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { undoAction } from '~/features/shared/mutations/mutation-cache'

/** A row of a pasted sheet, in whatever feature. */
type AnyRow = {
  /** Its line number in the pasted text, from 1. */
  line: number
  /** The row was invalid or refused: it stands above the others, with its fields open. */
  open: boolean
  /** What it asks for is done. */
  sent: boolean
  /** Why it is not done; empty if unknown. */
  refused: string
}

/** What a row of the list needs beside its own content. */
export type SheetLineState = {
  /** Its fields are open for editing. */
  editing: boolean
  busy: boolean
  /** It is being sent. */
  current: boolean
  /** The same functions for each row and in each render: a row that does not change need not render. */
  onEdit: (event: MouseEvent) => void
  onRemove: (event: MouseEvent) => void
}

type SheetRowsProps<SheetRow extends AnyRow> = {
  /** With their results so far. */
  rows: readonly SheetRow[]
  /** Whether each row is invalid, in row order. */
  wrong: readonly boolean[]
  /** Only this many rows are read. */
  most: number
  busy: boolean
  /** The line of the row that is being sent. */
  current: number | undefined
  /** How many rows are ready, and how many fit. Shown until all are sent. */
  summary: ReactNode
  onChange: (rows: SheetRow[]) => void
  /** The last row, or the whole sheet, is removed. */
  onLeave: (control: Element) => void
  children: (row: SheetRow, at: number, line: SheetLineState) => ReactNode
}

/** The rows of a pasted sheet, rows to correct first. */
export function SheetRows<SheetRow extends AnyRow>(props: SheetRowsProps<SheetRow>) {
  const { rows, wrong: isWrong, most, busy, current, summary, onChange, onLeave, children } = props
  const intl = useIntl()
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const [removed, setRemoved] = useState<number>()
  const wrong = isWrong.filter(Boolean).length

  const remove = useStableCallback(({ currentTarget }: MouseEvent) => {
    const line = lineOf(currentTarget)
    const list = listOf(currentTarget)
    const index = [...(list?.querySelectorAll('[data-remove]') ?? [])].indexOf(currentTarget)
    passFocusOn(currentTarget, () => itemAt(list, '[data-remove]', index))
    setRemoved(line)
    if (rows.length === 1) onLeave(currentTarget)
    else onChange(rows.filter((row) => row.line !== line))
  })

  const edit = useStableCallback(({ currentTarget }: MouseEvent) => {
    const line = lineOf(currentTarget)
    const list = listOf(currentTarget)
    passFocusOn(currentTarget, () => list?.querySelector<HTMLElement>(`[data-line="${line}"] input`))
    setEdited(new Set([...edited, line]))
  })

  const lines = rows.map((row, at) => ({
    open: row.open,
    shown: (
      <Box component="li" key={row.line} data-line={row.line} sx={LINE}>
        {children(row, at, {
          editing: !busy && !row.sent && (row.open || edited.has(row.line)),
          busy,
          current: row.line === current,
          onEdit: edit,
          onRemove: remove,
        })}
      </Box>
    ),
  }))
  const open = lines.filter((line) => line.open)
  const ready = lines.filter((line) => !line.open)

  return (
    <Stack spacing={1.5} data-sheet>
      <Row justify="space-between" align="center" wrap gap="4px 16px">
        <h3 style={HEADING}>
          <FormattedMessage id="sheet.title" />
        </h3>
        {!busy && rows.some(({ sent }) => !sent) && (
          <Button size="small" variant="text" color="neutral" onClick={(event) => onLeave(event.currentTarget)}>
            <FormattedMessage id="sheet.leave" />
          </Button>
        )}
      </Row>
      {rows.length >= most && (
        <Alert severity="warning" role="note">
          <FormattedMessage id="sheet.cut" values={{ count: most }} />
        </Alert>
      )}
      {rows.some(({ sent }) => !sent) && summary}
      <VisuallyHidden role="status">
        {removed !== undefined && (
          <span>
            <FormattedMessage id="sheet.removed" values={{ line: removed }} />{' '}
          </span>
        )}
        <FormattedMessage id="sheet.read" values={{ count: rows.length }} />
        {'. '}
        {wrong > 0 ? (
          <FormattedMessage id="sheet.wrong" values={{ count: wrong }} />
        ) : (
          <FormattedMessage id="sheet.corrected" />
        )}
      </VisuallyHidden>
      {open.length > 0 && (
        <div>
          <Strong block>
            {wrong > 0 ? (
              <FormattedMessage id="sheet.wrong" values={{ count: wrong }} />
            ) : (
              <FormattedMessage id="sheet.attention" />
            )}
          </Strong>
          <Spaced mt={0.5}>
            <PlainList aria-label={intl.formatMessage({ id: 'sheet.attention' })}>
              {open.map(({ shown }) => shown)}
            </PlainList>
          </Spaced>
        </div>
      )}
      {ready.length > 0 && (
        <div>
          {open.length > 0 && (
            <Strong block>
              <FormattedMessage id="sheet.ready" values={{ count: ready.length }} />
            </Strong>
          )}
          <Spaced mt={0.5}>
            <PlainList aria-label={intl.formatMessage({ id: 'sheet.title' })}>
              {ready.map(({ shown }) => shown)}
            </PlainList>
          </Spaced>
        </div>
      )}
    </Stack>
  )
}

/** It takes the focus after the sheet is read: it is no control, and needs no box. */
const HEADING = { margin: 0, font: 'inherit', fontWeight: 600, outline: 'none' } as const

const listOf = (control: Element) => control.closest<HTMLElement>('[data-sheet]')

const lineOf = (control: Element) => Number(control.closest<HTMLElement>('[data-line]')?.dataset['line'])

const LINE = { py: 1, '& + li': { borderTop: 1, borderColor: 'divider' } } as const

type RemoveLineProps = { label: string; onRemove: (event: MouseEvent) => void }

/** Removes a row; the focus goes to the row after it. */
export const RemoveLine = ({ label, onRemove }: RemoveLineProps) => (
  <IconButton size="small" data-remove label={label} onClick={onRemove}>
    <TrashIcon />
  </IconButton>
)

type LineFieldsProps = { line: number; removal: ReactNode; refused: string; children: ReactNode }

/** A row with its fields open. */
export const LineFields = ({ line, removal, refused, children }: LineFieldsProps) => (
  <>
    <Row justify="space-between" align="center">
      <Muted size="small">
        <FormattedMessage id="sheet.line" values={{ line }} />
      </Muted>
      {removal}
    </Row>
    {children}
    {refused && (
      <Spaced mt={1}>
        <LineProblem>{refused}</LineProblem>
      </Spaced>
    )}
  </>
)

/** Why a row is not done. */
export const LineProblem = ({ children }: { children: string }) => (
  <Typography variant="body2" component="div" color="error">
    {children}
  </Typography>
)

/**
 * The toast of a sheet that was removed, with its undo. It goes when other rows are there, or the dialog closes.
 * @returns shows it
 */
export function useSheetUndo<SheetRow>(open: boolean, empty: boolean, restore: (rows: SheetRow[]) => void) {
  const intl = useIntl()
  const shown = useRef<number>(undefined)
  const offered = open && empty
  useEffect(() => {
    if (!offered) return undefined
    return () => {
      if (shown.current !== undefined) dismissToast(shown.current)
    }
  }, [offered])
  return (rows: readonly SheetRow[]) => {
    shown.current = toast({
      severity: 'info',
      title: intl.formatMessage({ id: 'sheet.left' }),
      ...undoAction(intl, () => restore([...rows])),
    })
  }
}
