import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type SpacedProps = {
  children: ReactNode
  /** Space above and below, in steps of 8 px. */
  mt?: number
  mb?: number
}

const Root = styled(
  'div',
  ownProps('mt', 'mb'),
)<SpacedProps>(({ theme, mt = 0, mb = 0 }) => ({ marginTop: theme.spacing(mt), marginBottom: theme.spacing(mb) }))

/** Something with space around it, where no row or column gives it. */
export const Spaced = (props: SpacedProps) => <Root {...props} />
