import type { ComponentPropsWithRef } from 'react'

import { styled } from '~/design/theme/styled'

const Root = styled('div')({ minWidth: 0, outline: 0 })

/** Takes the focus when the control in it that had the focus disappears. */
export const FocusPlace = (props: ComponentPropsWithRef<'div'>) => <Root tabIndex={-1} {...props} />
