import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { dismissToast, toast } from '~/design/feedback/toasts'
import { undoAction } from '~/features/shared/mutations/undo-action'

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
