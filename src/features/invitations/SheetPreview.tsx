import { useRef, useState, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Row, Spaced, Stack } from '~/design/layout/Flex'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { Strong, VisuallyHidden } from '~/design/layout/Text'

import { InviteCount } from './InviteCount'
import { isWrong, MOST_ROWS, problemsOf, type SheetRow } from './sheet-rows'
import { SheetLine } from './SheetLine'

type SheetPreviewProps = {
  /** With their results so far. */
  rows: readonly SheetRow[]
  busy: boolean
  upgradable: boolean
  onChange: (rows: SheetRow[]) => void
  onLeave: (control: Element) => void
}

/** The rows of a pasted sheet, rows to correct first. Each row shows its state. */
export function SheetPreview({ rows, busy, upgradable, onChange, onLeave }: SheetPreviewProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const [removed, setRemoved] = useState<number>()
  const problems = problemsOf(rows)
  const lines = rows.map((row, at) => ({ row, problems: problems[at] ?? {} }))
  const wrong = problems.filter(isWrong).length
  const left = rows.filter(({ sent }) => !sent).length
  const next = rows.find(({ sent, refused }) => !sent && refused === '')?.line

  const change = (line: number, part: Partial<SheetRow>) =>
    onChange(rows.map((row) => (row.line === line ? { ...row, ...part, refused: '' } : row)))

  function remove({ currentTarget }: MouseEvent, line: number) {
    const place = [...(box.current?.querySelectorAll('[data-remove]') ?? [])].indexOf(currentTarget)
    passFocusOn(currentTarget, () => atPlace(box.current, '[data-remove]', place))
    setRemoved(line)
    if (rows.length === 1) onLeave(currentTarget)
    else onChange(rows.filter((row) => row.line !== line))
  }

  function edit({ currentTarget }: MouseEvent, line: number) {
    passFocusOn(currentTarget, () => box.current?.querySelector<HTMLElement>(`[data-line="${line}"] input`))
    setEdited(new Set([...edited, line]))
  }

  const listOf = (shown: typeof lines) =>
    shown.map(({ row, problems: own }) => (
      <SheetLine
        key={row.line}
        row={row}
        problems={own}
        editing={!busy && !row.sent && (row.open || edited.has(row.line))}
        busy={busy}
        current={busy && row.line === next}
        onChange={(part) => change(row.line, part)}
        onEdit={(event) => edit(event, row.line)}
        onRemove={(event) => remove(event, row.line)}
      />
    ))
  const open = lines.filter(({ row }) => row.open)
  const ready = lines.filter(({ row }) => !row.open)

  return (
    <Stack spacing={1.5} ref={box}>
      <Row justify="space-between" align="center" wrap gap="4px 16px">
        <h3 style={{ margin: 0, font: 'inherit', fontWeight: 600 }}>
          <FormattedMessage id="invitations.sheet.title" />
        </h3>
        {!busy && left > 0 && (
          <Button size="small" variant="text" color="neutral" onClick={(event) => onLeave(event.currentTarget)}>
            <FormattedMessage id="invitations.sheet.leave" />
          </Button>
        )}
      </Row>
      {rows.length >= MOST_ROWS && (
        <Alert severity="warning" role="note">
          <FormattedMessage id="invitations.sheet.cut" values={{ count: MOST_ROWS }} />
        </Alert>
      )}
      {left > 0 && <InviteCount people={left - wrong} wrong={wrong} upgradable={upgradable} />}
      <VisuallyHidden role="status">
        {removed !== undefined && (
          <span>
            <FormattedMessage id="invitations.sheet.removed" values={{ line: removed }} />{' '}
          </span>
        )}
        <FormattedMessage id="invitations.sheet.read" values={{ count: rows.length }} />
        {'. '}
        {wrong > 0 ? (
          <FormattedMessage id="invitations.sheet.wrong" values={{ count: wrong }} />
        ) : (
          <FormattedMessage id="invitations.sheet.corrected" />
        )}
      </VisuallyHidden>
      {open.length > 0 && (
        <div>
          <Strong block>
            {wrong > 0 ? (
              <FormattedMessage id="invitations.sheet.wrong" values={{ count: wrong }} />
            ) : (
              <FormattedMessage id="invitations.sheet.attention" />
            )}
          </Strong>
          <Spaced mt={0.5}>
            <PlainList aria-label={intl.formatMessage({ id: 'invitations.sheet.attention' })}>{listOf(open)}</PlainList>
          </Spaced>
        </div>
      )}
      {ready.length > 0 && (
        <div>
          {open.length > 0 && (
            <Strong block>
              <FormattedMessage id="invitations.sheet.ready" values={{ count: ready.length }} />
            </Strong>
          )}
          <Spaced mt={0.5}>
            <PlainList aria-label={intl.formatMessage({ id: 'invitations.sheet.title' })}>{listOf(ready)}</PlainList>
          </Spaced>
        </div>
      )}
    </Stack>
  )
}
