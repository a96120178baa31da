import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { Button } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { FileDrop } from '~/design/inputs/FileInput'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted } from '~/design/layout/Text'
import { FreeSlots } from '~/features/shared/plan/FreeSlots'
import { freeSlots } from '~/features/shared/plan/plan-limits'
import { SheetFile, useSheetFile } from '~/features/shared/sheet/SheetFile'
import { SheetRows, useSheetUndo } from '~/features/shared/sheet/SheetRows'
import { useFreshCurrentUser } from '~/features/shared/user/current-user'
import { isWrong } from '~/platform/read-cells'

import { type BrandRow, MOST_BRANDS, NO_PROBLEMS, problemsOf, readyRows, toBrandRows, withOpen } from './brand-rows'
import { BrandLine, Notes, Outcome } from './BrandSheetContent'
import { useCreateBrands } from './use-create-brands'

type BrandSheetDialogProps = {
  open: boolean
  /** The user manages the subscription. */
  upgradable: boolean
  onClose: () => void
}

/** Creates several brands from a pasted table or a file. The rows stay until each of them is created or removed. */
export function BrandSheetDialog({ open, upgradable, onClose }: BrandSheetDialogProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const finish = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const user = useFreshCurrentUser()
  const free = freeSlots(user?.company_info?.slots, 'brands')
  const sheet = useCreateBrands(free, open)
  const { rows, setRows, existing, busy, progress, stop, outcome } = sheet
  const problems = useMemo(() => problemsOf(rows, existing), [rows, existing])
  const valid = problems.filter((found, at) => !rows[at]?.sent && !isWrong(found)).length
  const ready = useMemo(() => new Set(readyRows(rows, existing, free, problems)), [rows, existing, free, problems])
  const done = rows.length > 0 && rows.every(({ sent }) => sent)
  const offerUndo = useSheetUndo(open, rows.length === 0, setRows)
  const { problem, openFile } = useSheetFile((content) => void read(content))

  /** @returns whether there were brands in it */
  function read(content: string): boolean {
    const found = toBrandRows(content)
    setUnread(found.length === 0)
    if (found.length === 0) {
      setText(content)
      return false
    }
    sheet.reset()
    if (document.activeElement) passFocusOn(document.activeElement, () => box.current?.querySelector('h3'))
    setRows(withOpen(found, existing))
    return true
  }

  function clear(control: Element) {
    passFocusOn(control, () => box.current?.querySelector('textarea'))
    sheet.reset()
    offerUndo(rows)
    setRows([])
  }

  const change = useStableCallback((line: number, changes: Partial<BrandRow>) =>
    setRows(rows.map((row) => (row.line === line ? { ...row, ...changes, refused: '' } : row))),
  )

  return (
    <Dialog
      open={open}
      wide
      steady
      busy={busy}
      title={<FormattedMessage id="sheet.brands.title" />}
      actions={
        <>
          {!done && (
            <Button variant="outlined" color="neutral" onClick={busy ? stop : onClose}>
              <FormattedMessage id={busy ? 'sheet.brands.stop' : outcome ? 'common.close' : 'common.cancel'} />
            </Button>
          )}
          {done ? (
            <Button ref={finish} onClick={onClose}>
              <FormattedMessage id="common.close" />
            </Button>
          ) : (
            <SubmitButton
              busy={busy}
              disabled={rows.length > 0 && ready.size === 0}
              busyLabel={
                progress && progress.total > 0 ? (
                  <FormattedMessage id="sheet.brands.busy" values={{ done: progress.done, total: progress.total }} />
                ) : (
                  <FormattedMessage id="sheet.brands.checking" />
                )
              }
            >
              {rows.length === 0 ? (
                <FormattedMessage id="sheet.brands.preview" />
              ) : (
                <FormattedMessage id="sheet.brands.submit" values={{ count: ready.size }} />
              )}
            </SubmitButton>
          )}
        </>
      }
      onClose={onClose}
      onClosed={() => {
        if (!done) return
        sheet.reset()
        setRows([])
        setText('')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (rows.length === 0) read(text)
        else if (ready.size > 0) {
          if (document.activeElement) passFocusOn(document.activeElement, () => finish.current)
          void sheet.create()
        }
      }}
    >
      <FileDrop disabled={busy || rows.length > 0} onFile={openFile}>
        <Stack spacing={2} ref={box}>
          {rows.length === 0 ? (
            <>
              <Muted as="p">
                <FormattedMessage id="sheet.brands.body" />
              </Muted>
              <TextField
                label={intl.formatMessage({ id: 'sheet.brands.field' })}
                helper={intl.formatMessage({ id: 'sheet.brands.example' })}
                error={unread ? intl.formatMessage({ id: 'sheet.brands.none' }) : undefined}
                rows={6}
                value={text}
                autoFocus
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setUnread(false)
                  setText(target.value)
                }}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text/plain')
                  // one name may be the first of many that are typed
                  if (text !== '' || !/[\n\r\t]/.test(pasted.trim())) return
                  event.preventDefault()
                  read(pasted)
                }}
              />
              <SheetFile disabled={false} problem={problem} onFile={openFile} />
            </>
          ) : (
            <>
              <Notes sheet={sheet} waitMs={progress?.waitMs} />
              {!busy && outcome && <Outcome outcome={outcome} rows={rows} existing={existing} free={free} />}
              <SheetRows
                rows={rows}
                wrong={problems.map(isWrong)}
                most={MOST_BRANDS}
                busy={busy}
                current={progress?.line}
                summary={
                  <FreeSlots
                    of="brands"
                    count={valid}
                    asked={intl.formatMessage({ id: 'sheet.brands.count' }, { count: valid })}
                    wrong={problems.filter(isWrong).length}
                    upgradable={upgradable}
                  />
                }
                onChange={setRows}
                onLeave={clear}
              >
                {(row, at, line) => (
                  <BrandLine
                    {...line}
                    row={row}
                    problems={problems[at] ?? NO_PROBLEMS}
                    over={!isWrong(problems[at]) && !ready.has(row)}
                    onChange={change}
                  />
                )}
              </SheetRows>
            </>
          )}
        </Stack>
      </FileDrop>
    </Dialog>
  )
}
