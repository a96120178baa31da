import type { ReactNode } from 'react'

import { Button, type ButtonProps } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'

type OpenListButtonProps = Pick<ButtonProps, 'size'> & {
  /** Loads the code of the list, which is about to be opened. */
  onIntent: () => void
  onOpen: () => void
  children: ReactNode
}

/** The button that a whole list replaces. The code of the list loads with the pointer or the focus. */
export const OpenListButton = ({ size = 'medium', onIntent, onOpen, children }: OpenListButtonProps) => (
  <div>
    <Button
      size={size}
      variant="outlined"
      color="neutral"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        passFocusOn(event.currentTarget)
        onOpen()
      }}
    >
      {children}
    </Button>
  </div>
)
