import type { ReactNode } from 'react'

import { CheckIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/TextElement'

type CheckedListProps = { items: readonly { id: string; text: ReactNode }[] }

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  // two columns where both fit
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignContent: 'start',
  gap: '6px 24px',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 8 },
  '& .icon': { flexShrink: 0, marginTop: 2, color: theme.vars.palette.success.main },
}))

/** A list of benefits, each with a tick. */
export const CheckedList = ({ items }: CheckedListProps) => (
  <Root>
    {items.map(({ id, text }) => (
      <li key={id}>
        <CheckIcon size={16} />
        <TextElement>{text}</TextElement>
      </li>
    ))}
  </Root>
)
