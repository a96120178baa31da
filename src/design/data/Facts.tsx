import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type FactsProps = {
  facts: readonly { id: string; name: ReactNode; value: ReactNode }[]
  /** `lines`: a rule between two facts, the value under its name where there is no room for both. */
  look?: 'columns' | 'lines'
}

const Columns = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    paddingBlock: 8,
    minHeight: 40,
    alignItems: 'center',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { flex: '1 1 14rem', color: theme.vars.palette.text.secondary },
  '& dd': { flex: '1 1 12rem', margin: 0 },
}))

/** Names and values. */
export function Facts({ facts, look = 'columns' }: FactsProps) {
  const Root = look === 'lines' ? Lines : Columns
  return (
    <Root>
      {facts.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}
