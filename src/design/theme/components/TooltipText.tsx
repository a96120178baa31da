import type { ComponentProps } from 'react'

import { TextElement } from '~/i18n/TextElement'

/** The box of a tooltip: its text can change while it is open, beside an arrow. */
export const TooltipText = ({ children, ...props }: ComponentProps<'div'>) => (
  <div {...props}>
    <TextElement>{children}</TextElement>
  </div>
)
