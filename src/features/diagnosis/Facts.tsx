import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import type { PlainMessageId } from '~/i18n/messages'

export type Fact = readonly [label: PlainMessageId, value: ReactNode]

/** Names and values, one under the other where there is no room for two columns. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

const LIST = {
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    paddingBlock: 1,
    minHeight: 40,
    alignItems: 'center',
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { flex: '1 1 14rem', color: 'text.secondary' },
  '& dd': { flex: '1 1 12rem', margin: 0 },
} as const
