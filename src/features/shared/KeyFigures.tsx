import type { ReactNode } from 'react'

import type { User } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import type { PageLink } from '~/features/shared/page-links'
import { PAGES } from '~/features/shared/pages'
import { hasRight } from '~/permissions/permissions'

/** Side by side. With less room five stand as three and two, or all in pairs, after a row for the total: no gap. */
export const FIGURES_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: '16px 12px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '@container (max-width: 34.25rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 22rem) and (max-width: 34.25rem)': {
    '&:has(> :nth-of-type(5):last-of-type)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '& > :nth-last-of-type(5):first-of-type, & > :nth-last-of-type(5):first-of-type ~ *': { gridColumn: 'span 2' },
    '& > :nth-last-of-type(5):first-of-type ~ :nth-of-type(n + 4)': { gridColumn: 'span 3' },
  },
  '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const

export type KeyFigure = {
  id: string
  value: ReactNode
  label: ReactNode
  /** Where what it counts is listed. */
  link?: PageLink | undefined
}

type KeyFiguresProps = {
  figures: readonly KeyFigure[]
  user: User
  /** The style of the values. */
  size?: 'h1' | 'h2'
}

/** Each figure links to the list that it counts, if the user may open it. */
export const KeyFigures = ({ figures, user, size = 'h1' }: KeyFiguresProps) => (
  <WidthContainer>
    <Box component="ul" sx={FIGURES_GRID}>
      {figures.map(({ id, value, label, link }) => {
        const figure = (
          <>
            <Box component="span" sx={{ display: 'block', typography: size, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>{' '}
            <Muted as="span" size="small" block>
              {label}
            </Muted>
          </>
        )
        return (
          <li key={id}>
            {link && hasRight(user, PAGES[link.to].right) ? (
              <AppLink {...link} color="inherit" underline="none" sx={LINK}>
                {figure}
              </AppLink>
            ) : (
              figure
            )}
          </li>
        )
      })}
    </Box>
  </WidthContainer>
)

const LINK = {
  display: 'block',
  // narrower than the gap: it touches no other figure
  m: '-8px -4px',
  p: '8px 4px',
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&:hover span + span': { textDecoration: 'underline' },
} as const
