declare global {
  /** Provided by the test run: the width of the window, in px. */
  var resizeWindow: ((width: number) => Promise<void>) | undefined
}

/*
 * `npm run test:stories -- --dialogs`: while a story runs, each open dialog lies in the window and none of its texts is
 * cut. A play may close its dialog, so it is looked at again and again.
 */

/** Long enough for a frame between two looks: what is passing is seen once only. */
const LOOK_MS = 150

/** What lies beyond an edge by less is a rounding. */
const ROUNDING = 1

const isOpen = (dialog: HTMLElement) =>
  dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  dialog.getAnimations({ subtree: true }).every(({ effect, playState }) => {
    // a spinner turns for ever
    return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
  })

const dialogs = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].filter(isOpen)

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const beyondX = (inner: Box, outer: Box) => inner.left < outer.left - ROUNDING || inner.right > outer.right + ROUNDING
const beyondY = (inner: Box, outer: Box) => inner.top < outer.top - ROUNDING || inner.bottom > outer.bottom + ROUNDING

/** A name or address of the data that is shown whole when it, or its option, is pointed at; a label whose title is all of it. */
const showsItself = (element: HTMLElement) =>
  element.closest('[data-truncated]') !== null ||
  (getComputedStyle(element).textOverflow === 'ellipsis' && element.title === element.textContent) ||
  (element.textContent.includes('@') && element.closest('[role="option"]') !== null)

/** For screen readers only, or whole elsewhere. */
const isLeftOut = (element: HTMLElement, box: Box) =>
  box.bottom - box.top < 2 ||
  box.right - box.left < 2 ||
  showsItself(element) ||
  !element.checkVisibility({ visibilityProperty: true })

/** Whether a box around the text hides some of it, and where: what scrolls shows it in the end. */
function cutBy(element: Element, text: Box, dialog: Element): string | undefined {
  let [scrollsX, scrollsY, isFixed] = [false, false, false]
  for (let box: Element | null = element; box; box = box === dialog ? null : box.parentElement) {
    const { overflowX, overflowY, clipPath, position, transform } = getComputedStyle(box)
    if (clipPath !== 'none') return undefined
    // the toasts in a menu are placed in the window: only a transformed box around them would cut them
    if (isFixed && transform === 'none') continue
    isFixed = position === 'fixed'
    scrollsX ||= /auto|scroll/.test(overflowX)
    scrollsY ||= /auto|scroll/.test(overflowY)
    const edges = box.getBoundingClientRect()
    if (!scrollsX && /hidden|clip/.test(overflowX) && beyondX(text, edges)) return 'is cut at the side'
    if (!scrollsY && /hidden|clip/.test(overflowY) && beyondY(text, edges)) return 'is cut at its height'
  }
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return !scrollsX && beyondX(text, page) ? 'lies beside the window' : undefined
}

function faultsOf(dialog: HTMLElement): string[] {
  const { width, height, left, right, top, bottom } = dialog.getBoundingClientRect()
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const found: string[] = []
  if (beyondX({ left, right, top, bottom }, page) || beyondY({ left, right, top, bottom }, page))
    found.push(`a dialog of ${Math.round(width)} × ${Math.round(height)} px lies beside the window`)
  const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    if (!element || !textContent?.trim()) continue
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    const fault = isLeftOut(element, box) ? undefined : cutBy(element, box, dialog)
    if (fault) found.push(`'${textContent.trim().slice(0, 60)}' ${fault}`)
  }
  return found
}

/** What does not fit, now. */
export const dialogFaults = (): string[] => dialogs().flatMap(faultsOf)

let before: readonly string[] = []
const lasting = new Set<string>()

function look() {
  const now = dialogFaults()
  for (const fault of now) if (before.includes(fault)) lasting.add(fault)
  before = now
}

/** @returns ends it */
export function watchDialogs(): () => void {
  lasting.clear()
  before = []
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}

/** A phone as designers review it. */
const PHONE = 390

/** Long enough for a dialog to take its new form. */
const SETTLED_MS = 500

/** What does not fit on a phone. A popover hangs on an element that the page may show otherwise there. */
async function phoneFaults(): Promise<string[]> {
  const inWindow = dialogs().filter((dialog) => dialog.closest('.MuiPopover-root') === null)
  if (inWindow.length === 0 || innerWidth <= PHONE || !globalThis.resizeWindow) return []
  await globalThis.resizeWindow(PHONE)
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  return inWindow.filter(isOpen).flatMap(faultsOf)
}

/** Fails a story with a dialog that does not fit, in its own window or, at the end, on a phone. */
export async function expectDialogsFit(): Promise<void> {
  look()
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  look()
  const inOwnWindow = [...lasting]
  const onPhone = await phoneFaults()
  const found = [...inOwnWindow, ...onPhone.map((fault) => `at ${PHONE} px, ${fault}`)]
  if (found.length > 0) throw new Error(`What does not fit in a dialog:\n${found.join('\n')}`)
}
