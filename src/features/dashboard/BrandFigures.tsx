import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { WidthContainer } from '~/design/layout/width-container'
import { AppLink } from '~/features/shared/AppLink'
import type { PageLink } from '~/features/shared/page-link'
import { useFormats } from '~/i18n/formats'

import type { BrandFigure } from './brand-figures'
import { FIGURES_GRID } from './figures-grid'

type BrandFiguresProps = {
  figures: readonly BrandFigure[]
  /** Whether the user may open the list behind a figure. */
  reaches: (link: PageLink) => boolean
}

/** Each figure links to the list that it counts. */
export function BrandFigures({ figures, reaches }: BrandFiguresProps) {
  return (
    <WidthContainer>
      <Box component="ul" sx={FIGURES_GRID}>
        {figures.map((figure) => (
          <li key={figure.label}>
            {reaches(figure.link) ? (
              <AppLink {...figure.link} color="inherit" underline="none" sx={LINK}>
                <Figure {...figure} />
              </AppLink>
            ) : (
              <Figure {...figure} />
            )}
          </li>
        ))}
      </Box>
    </WidthContainer>
  )
}

function Figure({ label, value }: BrandFigure) {
  const { number } = useFormats()
  return (
    <>
      <Box component="span" sx={{ display: 'block', typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
        {number(value)}
      </Box>{' '}
      <Muted as="span" size="small" block>
        <FormattedMessage id={label} values={{ count: value }} />
      </Muted>
    </>
  )
}

const LINK = {
  display: 'block',
  m: -1,
  p: 1,
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&:hover span + span': { textDecoration: 'underline' },
} as const
