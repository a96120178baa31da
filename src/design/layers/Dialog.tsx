import { type FormEventHandler, type ReactNode, useState } from 'react'

import { lazyLayer } from './lazy-layers'

const Layer = lazyLayer('DialogLayer')

/**
 * True once the layer has been open: its code need not load before. It stays true, so that the closing animation is
 * shown.
 */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever
}

export type DialogProps = {
  open: boolean
  /** Names the action: 'Retirer 3 utilisateurs'. */
  title: ReactNode
  children?: ReactNode
  /** Cancel first, the action last. */
  actions?: ReactNode
  onClose: () => void
  /** During a call: Escape, backdrop and close button do nothing. */
  busy?: boolean
  wide?: boolean
  /** Keeps its height while its content changes: nothing moves under the pointer. */
  steady?: boolean
  /** Turns the dialog into a form; its last action submits. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** `alertdialog`: interrupts with a question, read out when it opens. */
  role?: 'dialog' | 'alertdialog'
  /** After the closing animation: the place to reset the content. */
  onClosed?: () => void
}

/** For a form or a choice above the page. A question with two answers is a `ConfirmDialog`; details of a row are a `SideSheet`. */
export function Dialog(props: DialogProps) {
  return useEverOpen(props.open) && <Layer {...props} />
}
