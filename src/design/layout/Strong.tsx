import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type StrongProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'h2'
  /** `medium` for a name among others, `bold` for what heads a part. */
  weight?: 'medium' | 'bold'
  /** On lines of its own, also as a `span`: a long name goes on in the next line. */
  block?: boolean
  id?: string
}

const WEIGHTS = { medium: 550, bold: 600 }

const Root = styled(
  'div',
  ownProps('weight', 'block'),
)<StrongProps>(({ weight = 'bold', block }) => ({
  margin: 0,
  fontSize: 'inherit',
  fontWeight: WEIGHTS[weight],
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Text that stands before the rest. */
export const Strong = (props: StrongProps) => <Root {...props} />
