import type { ReactNode } from 'react'

import { useEverOpen } from './Dialog'
import { lazyLayer } from './lazy-layers'

const Layer = lazyLayer('SideSheetLayer')

export type SideSheetProps = {
  open: boolean
  onClose: () => void
  label: string
  id?: string
  children: ReactNode
}

/** Shows the side navigation over the page in a narrow window. */
export function SideSheet(props: SideSheetProps) {
  return useEverOpen(props.open) && <Layer {...props} />
}
