import { useQueryClient } from '@tanstack/react-query'

import { passFocusOn } from '~/design/layout/pass-focus'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'

import { withEntries } from './email-list'
import { invitingBrandsOptions } from './invitations-queries'
import type { InviteFormValues } from './invite-form'
import { mayBeSheet, readCells } from './read-sheet'
import { MOST_ROWS, toSheetRows, type SheetRow } from './sheet-rows'

/**
 * Opens and closes the preview of a pasted sheet.
 * @param next what gets the focus after each switch
 */
export function useSheet(
  { getValues, setValue }: ReturnType<typeof useFormShell<InviteFormValues>>,
  next: () => HTMLElement | null | undefined,
) {
  const queryClient = useQueryClient()

  async function read(text: string) {
    try {
      const [readings, brands] = await Promise.all([
        readCells(text, MOST_ROWS),
        // without the brands, every brand of the sheet would count as unknown
        queryClient.ensureQueryData(invitingBrandsOptions()).then(
          ({ results }) => results,
          () => [],
        ),
      ])
      const defaults = { brand: getValues('brand_id'), role: getValues('user_type') }
      for (const { cells, tabs } of readings) {
        const rows = toSheetRows(cells, brands, defaults, tabs)
        if (rows && rows.length > 0) return rows
      }
    } catch {
      // the parser failed to load: list the addresses instead
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
