import type { ReactNode } from 'react'

import { Button, type ButtonProps } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/pass-focus'

type OpenListButtonProps = Pick<ButtonProps, 'size' | 'onPointerEnter' | 'onFocus'> & {
  onOpen: () => void
  children: ReactNode
}

/** The button that a whole list replaces. Given its `preloadOnIntent`, it loads the code of the list. */
export const OpenListButton = ({ size = 'medium', onOpen, ...button }: OpenListButtonProps) => (
  <div>
    <Button
      {...button}
      size={size}
      variant="outlined"
      color="neutral"
      onClick={(event) => {
        passFocusOn(event.currentTarget)
        onOpen()
      }}
    />
  </div>
)
