import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { useFormats } from '~/i18n/formats'

import type { BrandFigure } from './brand-figures'

export function BrandFigures({ figures }: { figures: readonly BrandFigure[] }) {
  const { number } = useFormats()
  return (
    <Box component="dl" sx={GRID}>
      {figures.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Muted as="dt" size="small">
            <FormattedMessage id={label} values={{ count: value }} />
          </Muted>
          <Box component="dd" sx={{ m: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
            {number(value)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  gap: '16px 16px',
  m: 0,
} as const
