import type { FormEventHandler, ReactNode } from 'react'

import { useEverOpen } from './Dialog'
import { lazyLayer } from './lazy-layers'

const Layer = lazyLayer('DrawerLayer')

export type DrawerProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Always visible at the bottom. */
  actions?: ReactNode
  /** With unsaved changes, ask with ConfirmLeave first. */
  onClose: () => void
  busy?: boolean
  anchor?: 'right' | 'bottom'
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/** A form at the side; a bottom sheet on phones. */
export function Drawer(props: DrawerProps) {
  return useEverOpen(props.open) && <Layer {...props} />
}
