import type { MouseEvent } from 'react'

const CONTROL = 'a, button, input, label, dialog, [role], [data-control]'

/** The control in the title of a row or card: what a click anywhere on the row presses. */
export const titleControl = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(':is(th[scope="row"], [data-title]) :is(a, button)')

/**
 * A click on a row presses the link or button in its title: a larger target for the mouse, while keys use the control.
 * Clicks on other controls, with a modifier, in a menu of the row, or that end the selection of a text are left alone.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  // React passes on clicks in layers that the row has opened
  if (!(target instanceof Element) || !row.contains(target)) return
  const control = target.closest(CONTROL)
  if (control && control !== row && row.contains(control)) return
  if (document.getSelection()?.isCollapsed === false) return
  titleControl(row)?.click()
}
