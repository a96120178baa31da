import { Fragment } from 'react'

import { styled } from '~/design/theme/styled'

const Part = styled('span')({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })

const BETWEEN = ' · '

/** The sentence with the reference of a failure. Its parts do not break: a time can be read out and copied. */
export function Reference({ children }: { children: string }) {
  const parts = children.split(BETWEEN)
  return (
    <span data-reference translate="no">
      {parts.map((part, index) => (
        <Fragment key={part}>
          <Part>{index < parts.length - 1 ? `${part} ·` : part}</Part>{' '}
        </Fragment>
      ))}
    </span>
  )
}
