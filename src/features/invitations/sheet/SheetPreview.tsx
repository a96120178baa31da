import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { passFocusOn } from '~/design/layout/focus'
import type { useZodForm } from '~/features/shared/forms/use-zod-form'
import { SheetRows, useSheetUndo } from '~/features/shared/sheet/SheetRows'
import { isWrong, mayBeSheet, readCells } from '~/platform/read-cells'

import { useInvitingBrands } from '../BrandField'
import { withEntries } from '../email-entries'
import { invitingBrandsOptions } from '../invitation-queries'
import type { InviteFormValues } from '../invite-form'
import { InviteCount } from '../InviteActions'
import { addressesOf } from '../send-once'
import { isAddress } from './sheet-columns'
import { MOST_LINES, MOST_ROWS, problemsOf, sheetInputs, type SheetRow, toSheetRows } from './sheet-rows'
import { SheetLine } from './SheetLine'

type SheetPreviewProps = {
  /** With their results so far. */
  rows: readonly SheetRow[]
  busy: boolean
  /** The line of the row that is being sent. */
  current: number | undefined
  upgradable: boolean
  onChange: (rows: SheetRow[]) => void
  onLeave: (control: Element) => void
}

/** The rows of a pasted sheet, rows to correct first. Each row shows its state. */
export function SheetPreview({ rows, busy, current, upgradable, onChange, onLeave }: SheetPreviewProps) {
  const problems = problemsOf(rows)
  const wrong = problems.map(isWrong)
  const { brands } = useInvitingBrands(rows.map(({ brand }) => brand))
  const names = new Map(brands.map(({ id, name }) => [String(id), name]))
  const invited = addressesOf(sheetInputs(rows, '')).length

  function change(line: number, changes: Partial<SheetRow>) {
    const text = rows.find((row) => row.line === line)?.writtenBrand
    // no row names a brand: the one that is chosen is for all
    const unnamed = rows.every(({ brand, writtenBrand }) => brand === '' && writtenBrand === '')
    // the brand that is chosen for a text is the one of each row with that text
    const isSame = (row: SheetRow) =>
      (text !== '' || unnamed) && row.writtenBrand === text && row.brand === '' && !row.sent
    onChange(
      rows.map((row) => {
        if (row.line === line) return { ...row, ...changes, refused: '' }
        return changes.brand && isSame(row) ? { ...row, brand: changes.brand } : row
      }),
    )
  }

  return (
    <SheetRows
      rows={rows}
      wrong={wrong}
      most={MOST_ROWS}
      busy={busy}
      current={current}
      summary={<InviteCount count={invited} wrong={wrong.filter(Boolean).length} upgradable={upgradable} />}
      onChange={onChange}
      onLeave={onLeave}
    >
      {(row, at, line) => (
        <SheetLine
          {...line}
          row={row}
          brand={names.get(row.brand)}
          problems={problems[at] ?? {}}
          onChange={(changes) => change(row.line, changes)}
        />
      )}
    </SheetRows>
  )
}

/** At most this many brands outside the list are searched, with one call each; the user chooses the others by hand. */
const MOST_SEARCHES = 30

/**
 * The brands that a sheet may name: one page of the list, plus search results for the names not on it. A brand that
 * cannot be loaded counts as unknown.
 */
async function brandsFor(queryClient: QueryClient, guess: (brands: readonly Brand[]) => SheetRow[] | undefined) {
  const read = (search?: string) =>
    queryClient.ensureQueryData(invitingBrandsOptions(search)).then(
      (page) => page,
      (): BrandPage => ({ results: [] }),
    )
  const list = await read()
  if (!hasMorePages([list])) return list.results
  const unknown = new Set(guess(list.results)?.flatMap(({ writtenBrand }) => writtenBrand || []))
  const found = await Promise.all([...unknown].slice(0, MOST_SEARCHES).map((name) => read(name)))
  const brands = [list, ...found].flatMap(({ results }) => results)
  // two names may match the same brand
  return [...new Map(brands.map((brand) => [brand.id, brand])).values()]
}

/**
 * Opens and closes the preview of a pasted sheet.
 * @param next gets the focus after each switch
 */
export function useSheet(
  { getValues, setValue, watch }: ReturnType<typeof useZodForm<InviteFormValues>>,
  open: boolean,
  next: () => HTMLElement | null | undefined,
) {
  const queryClient = useQueryClient()
  const [reading, setReading] = useState(false)
  const reads = useRef(0)
  const change = (rows: SheetRow[]) => setValue('sheet', rows, { shouldDirty: true })
  const offerUndo = useSheetUndo(open, watch('sheet').length === 0, (rows: SheetRow[]) => {
    // a text that is being read does not replace what comes back
    reads.current += 1
    setReading(false)
    change(rows)
  })

  async function read(text: string) {
    const defaults = { brand: getValues('brand_id'), role: getValues('user_type') }
    for (const { cells, tabs } of readCells(text, MOST_LINES, isAddress)) {
      const brands = await brandsFor(queryClient, (known) => toSheetRows(cells, known, defaults, tabs))
      const rows = toSheetRows(cells, brands, defaults)
      if (rows && rows.length > 0) return rows
    }
    return undefined
  }

  async function openText(text: string) {
    reads.current += 1
    const own = reads.current
    setReading(true)
    const rows = await read(text)
    // another text was given meanwhile
    if (own !== reads.current) return
    setReading(false)
    if (rows === undefined) {
      setValue('emails', withEntries(getValues('emails'), `\n${text}`), { shouldDirty: true, shouldValidate: true })
      return
    }
    if (document.activeElement) passFocusOn(document.activeElement, next)
    setValue('sheet', rows, { shouldDirty: true })
  }

  return {
    open: openText,
    /** The brands of the newest text are being looked for. Nothing can be sent before its rows are shown. */
    reading,
    /** @returns whether the text is a sheet; otherwise its addresses are listed */
    offer(text: string): boolean {
      const offered = mayBeSheet(text)
      if (offered) void openText(text)
      return offered
    },
    change,
    leave(control: Element) {
      passFocusOn(control, next)
      offerUndo(getValues('sheet'))
      setValue('sheet', [])
    },
  }
}
