import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { FileButton } from '~/design/inputs/FileInput'
import { Row, Spaced, Stack, Typography } from '~/design/layout/Flex'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { Strong, VisuallyHidden } from '~/design/layout/Text'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'
import { readTextFile, type TextFile } from '~/platform/text-file'

import { withEntries } from '../email-entries'
import { invitingBrandsOptions } from '../invitation-queries'
import type { InviteFormValues } from '../invite-form'
import { InviteCount } from '../InviteActions'
import { addressesOf } from '../send-once'
import { mayBeSheet, readCells } from './sheet-columns'
import { isWrong, MOST_ROWS, problemsOf, sheetInputs, type SheetRow, toSheetRows } from './sheet-rows'
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
  const invited = addressesOf(sheetInputs(rows, '')).length
  const next = rows.find(({ sent, refused }) => !sent && refused === '')?.line

  function change(line: number, changes: Partial<SheetRow>) {
    const text = rows.find((row) => row.line === line)?.writtenBrand
    // the brand that is chosen for a text is the one of each row with that text
    const isSame = (row: SheetRow) => text !== '' && row.writtenBrand === text && row.brand === '' && !row.sent
    onChange(
      rows.map((row) => {
        if (row.line === line) return { ...row, ...changes, refused: '' }
        return changes.brand && isSame(row) ? { ...row, brand: changes.brand } : row
      }),
    )
  }

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
        onChange={(changes) => change(row.line, changes)}
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
      {left > 0 && <InviteCount count={invited} wrong={wrong} upgradable={upgradable} />}
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

/** At most this many brands outside the list are searched, with one call each; the user chooses the others by hand. */
const MOST_SEARCHES = 30

/**
 * The brands that a sheet may name: one page of the list, plus search results for the names not on it. A brand that
 * cannot be loaded counts as unknown.
 */
async function brandsFor(queryClient: QueryClient, rowsWith: (brands: readonly Brand[]) => SheetRow[] | undefined) {
  const read = (search?: string) =>
    queryClient.ensureQueryData(invitingBrandsOptions(search)).then(
      (page) => page,
      (): BrandPage => ({ results: [] }),
    )
  const list = await read()
  if (!hasMorePages([list])) return list.results
  const unknown = new Set(rowsWith(list.results)?.flatMap(({ writtenBrand }) => writtenBrand || []))
  const found = await Promise.all([...unknown].slice(0, MOST_SEARCHES).map((name) => read(name)))
  const brands = [list, ...found].flatMap(({ results }) => results)
  // two names may match the same brand
  return [...new Map(brands.map((brand) => [brand.id, brand])).values()]
}

type FileProblem = Extract<TextFile, { problem: unknown }>['problem']

/**
 * Opens and closes the preview of a pasted sheet.
 * @param next gets the focus after each switch
 */
export function useSheet(
  { getValues, setValue }: ReturnType<typeof useFormShell<InviteFormValues>>,
  next: () => HTMLElement | null | undefined,
) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<FileProblem>()

  async function read(text: string) {
    const defaults = { brand: getValues('brand_id'), role: getValues('user_type') }
    for (const { cells, tabs } of readCells(text, MOST_ROWS)) {
      const rowsWith = (brands: readonly Brand[]) => toSheetRows(cells, brands, defaults, tabs)
      const rows = rowsWith(await brandsFor(queryClient, rowsWith))
      if (rows && rows.length > 0) return rows
    }
    return undefined
  }

  async function open(text: string) {
    const rows = await read(text)
    if (rows === undefined) {
      setValue('emails', withEntries(getValues('emails'), `\n${text}`), { shouldDirty: true, shouldValidate: true })
      return
    }
    if (document.activeElement) passFocusOn(document.activeElement, next)
    setValue('sheet', rows, { shouldDirty: true })
  }

  return {
    /** Why the last file could not be read. */
    problem,
    /** Reads a file as if its text were pasted. */
    async openFile(file: File) {
      const content = await readTextFile(file)
      setProblem('problem' in content ? content.problem : undefined)
      if ('text' in content) await open(content.text)
    },
    /** @returns whether the text is a sheet; otherwise its addresses are listed */
    offer(text: string): boolean {
      const offered = mayBeSheet(text)
      if (offered) void open(text)
      return offered
    },
    change: (rows: SheetRow[]) => setValue('sheet', rows, { shouldDirty: true }),
    leave(control: Element) {
      passFocusOn(control, next)
      setValue('sheet', [])
    },
  }
}

type SheetFileProps = { disabled: boolean; problem: FileProblem | undefined; onFile: (file: File) => void }

/** The button that reads a sheet from a file, and why a file could not be read. */
export const SheetFile = ({ disabled, problem, onFile }: SheetFileProps) => (
  <div>
    <FileButton
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      disabled={disabled}
      onFile={onFile}
    >
      <FormattedMessage id="invitations.sheet.file" />
    </FileButton>
    {problem && (
      <Typography variant="body2" component="div" color="error" role="alert">
        <FormattedMessage id={`invitations.sheet.file.${problem}`} />
      </Typography>
    )}
  </div>
)
