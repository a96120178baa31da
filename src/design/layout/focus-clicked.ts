import { FOCUSABLE } from './focus-heading'

/**
 * Safari does not focus a clicked button, link, checkbox or radio button. Without this, a layer could not give the
 * focus back to the button that opened it, and an act could not pass it on. Other browsers have focused it by now.
 */
function focusClicked({ target, detail }: MouseEvent): void {
  // the keyboard and scripts click without a pointer
  if (detail === 0 || !(target instanceof Element)) return
  const control = target.closest<HTMLElement>(FOCUSABLE)
  const { activeElement, body } = document
  // a field that keeps the focus while its buttons are clicked stays as it is
  const lost = activeElement === null || activeElement === body || activeElement.contains(control)
  if (control && lost && control !== activeElement) control.focus({ preventScroll: true, focusVisible: false })
}

/** Once for the whole page, before any handler of the app. @returns uninstalls */
export function installFocusClicked(): () => void {
  document.addEventListener('click', focusClicked, true)
  return () => document.removeEventListener('click', focusClicked, true)
}
