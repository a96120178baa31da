import { severalLines } from '~/design/data/Truncated'

/**
 * Sizes of the matrix, in px at the default text size. Equal rows and equal columns let us compute the visible range.
 */
export const ROW = 36
export const CELL = 36
export const HEAD = 192
/** Width of the column of names. */
export const NAME = { wide: 184, narrow: 132 } as const

/** The same size in the user's text size. */
export const rem = (pixels: number) => `${pixels / 16}rem`

const LINE = { borderBottom: 1, borderColor: 'divider' } as const

/** The mark of a role: in the cells, and in the legend. */
export const MARK = {
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: rem(26),
    height: rem(26),
    borderRadius: '6px',
    fontWeight: 600,
    fontSize: '0.8125rem',
  },
  '&[data-role="admin"] > span:first-of-type': { color: 'primary.main', backgroundColor: 'primary.soft' },
  '&[data-role="member"] > span:first-of-type': { color: 'success.main', backgroundColor: 'success.soft' },
  '&[data-role="reader"] > span:first-of-type': { color: 'info.main', backgroundColor: 'info.soft' },
  '&[data-role="everything"] > span:first-of-type': {
    color: 'text.secondary',
    border: '1px dashed',
    borderColor: 'control',
  },
  '&[data-role="unread"] > span:first-of-type': { color: 'warning.main', backgroundColor: 'warning.soft' },
} as const

export const FRAME = {
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'min(720px, 75dvh)',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
  '& > [role="table"]': { position: 'relative', minWidth: '100%' },
  '& .head': {
    ...LINE,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: rem(HEAD),
    boxSizing: 'border-box',
    backgroundColor: 'background.paper',
  },
  '& .corner, & .person': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: rem(NAME.wide),
    boxSizing: 'border-box',
    px: 1.5,
    borderRight: 1,
    borderColor: 'divider',
    backgroundColor: 'background.paper',
  },
  '&[data-names="narrow"] :is(.corner, .person)': { width: rem(NAME.narrow) },
  '& .corner': { display: 'flex', alignItems: 'flex-end', height: `calc(${rem(HEAD)} - 1px)`, pb: 1, fontWeight: 600 },
  '& .person': {
    display: 'flex',
    alignItems: 'center',
    height: `calc(${rem(ROW)} - 1px)`,
  },
  // two lines of small text: one line would cut many names
  '& .person > span': { ...severalLines(2), overflow: 'hidden', overflowWrap: 'anywhere' },
  '&[data-names="narrow"] .person > span': { typography: 'caption' },
  '&[data-names="wide"] .person > span': severalLines(1),
  '& .brand': {
    position: 'absolute',
    bottom: 8,
    width: rem(CELL),
    height: `calc(${rem(HEAD)} - 16px)`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.75,
  },
  '& .brand > :first-of-type': {
    writingMode: 'vertical-rl',
    // keeps an apostrophe from standing upright
    textOrientation: 'sideways',
    transform: 'rotate(180deg)',
    minHeight: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'caption',
  },
  '& .row': { ...LINE, position: 'absolute', left: 0, width: '100%', height: rem(ROW), boxSizing: 'border-box' },
  '& .row:hover, & .row:hover .person': { backgroundColor: 'background.subtle' },
  '& .row[data-inactive="true"] .person': { color: 'text.secondary', textDecoration: 'line-through' },
  '& .cell': { position: 'absolute', top: 0, width: rem(CELL), height: '100%', display: 'grid', placeItems: 'center' },
  '& .cell[data-role="none"]': { pointerEvents: 'none' },
  ...Object.fromEntries(Object.entries(MARK).map(([selector, style]) => [selector.replace('&', '& .cell'), style])),
} as const
