import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { passFocusOn } from '~/design/layout/pass-focus'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'

import { withEntries } from './email-list'
import { invitingBrandsOptions } from './invitations-queries'
import type { InviteFormValues } from './invite-form'
import { mayBeSheet, readCells } from './read-sheet'
import { MOST_ROWS, toSheetRows, type SheetRow } from './sheet-rows'

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

/**
 * Opens and closes the preview of a pasted sheet.
 * @param next gets the focus after each switch
 */
export function useSheet(
  { getValues, setValue }: ReturnType<typeof useFormShell<InviteFormValues>>,
  next: () => HTMLElement | null | undefined,
) {
  const queryClient = useQueryClient()

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
