import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

type StrongProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'h2'
  /** `medium` for a name in a text, `bold` for a heading. */
  weight?: 'medium' | 'bold'
  /** A block, even as a `span`. Long names wrap. */
  block?: boolean
  id?: string
}

const WEIGHTS = { medium: 550, bold: 600 }

const Root = styled(
  'div',
  'weight',
  'block',
)<StrongProps>(({ weight = 'bold', block }) => ({
  margin: 0,
  fontSize: 'inherit',
  fontWeight: WEIGHTS[weight],
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Emphasised text. */
export const Strong = (props: StrongProps) => <Root {...props} />
