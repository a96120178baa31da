import type { ComponentProps } from 'react'

import { styled } from '~/design/theme/styled'

const Root = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' }))

/** The `h1` of a page, which takes the focus after a navigation (`focusPageHeading`). */
export const PageTitle = (props: ComponentProps<'h1'>) => <Root tabIndex={-1} {...props} />
