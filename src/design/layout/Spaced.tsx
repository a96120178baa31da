import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type SpacedProps = {
  children: ReactNode
  /** Margin above and below, in steps of 8 px. */
  mt?: number
  mb?: number
}

const Root = styled(
  'div',
  ownProps('mt', 'mb'),
)<SpacedProps>(({ theme, mt = 0, mb = 0 }) => ({ marginTop: theme.spacing(mt), marginBottom: theme.spacing(mb) }))

/** Margin around content outside a row or column. */
export const Spaced = (props: SpacedProps) => <Root {...props} />
