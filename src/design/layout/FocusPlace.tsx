import type { ComponentPropsWithRef } from 'react'

import { styled } from '~/design/theme/styled'

const Root = styled('div')({ minWidth: 0, outline: 0 })

/** Takes the focus when a focused control inside it disappears. */
export const FocusPlace = (props: ComponentPropsWithRef<'div'>) => <Root tabIndex={-1} {...props} />
