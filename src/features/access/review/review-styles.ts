import { severalLines } from '~/design/data/Truncated'
import { touch } from '~/design/theme/tokens'

/**
 * Sizes of the matrix, in px at the default text size. Cells are square and equal, which lets us compute the visible
 * range; for touch they measure 44 px and a line.
 */
export const CELL = { mouse: 36, touch: 45 } as const
export const HEAD = 192
/** Width of the column of names. */
export const NAME = { wide: 184, narrow: 132 } as const
/** Width of the column with the number of brands. */
export const COUNT = 76

/** The same size in the user's text size. */
export const rem = (pixels: number) => `${pixels / 16}rem`

/** Size of a cell, and the room of several. */
export const CELL_SIZE = 'var(--cell)'
export const cells = (count: number, before: number) => `calc(${rem(before)} + ${count} * ${CELL_SIZE})`

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
  '--cell': rem(CELL.mouse),
  [touch]: { '--cell': rem(CELL.touch) },
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'min(720px, 75dvh)',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
  '& > [role="grid"]': { position: 'relative', minWidth: '100%', outline: 0 },
  '& > [role="grid"]:is(:focus, [data-pressing="true"]) [data-active="true"]': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& .head': {
    ...LINE,
    display: 'flex',
    position: 'sticky',
    top: 0,
    // above the line by role, whose label is above its cells
    zIndex: 3,
    height: rem(HEAD),
    boxSizing: 'border-box',
    backgroundColor: 'background.paper',
  },
  '& .corner, & .person, & .count': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    flexShrink: 0,
    width: rem(NAME.wide),
    boxSizing: 'border-box',
    px: 1.5,
    backgroundColor: 'background.paper',
  },
  '& .count': {
    left: rem(NAME.wide),
    width: rem(COUNT),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    px: 1,
    borderRight: 1,
    borderColor: 'divider',
    typography: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
  },
  '& .head .count': { alignItems: 'flex-end', pb: 1.25, fontWeight: 600, color: 'text.primary' },
  '&[data-names="narrow"] :is(.corner, .person)': { width: rem(NAME.narrow), borderRight: 1, borderColor: 'divider' },
  // no room to keep it in view
  '&[data-names="narrow"] .count': { position: 'relative', left: 0, zIndex: 0 },
  '& .corner': { display: 'flex', alignItems: 'flex-end', height: `calc(${rem(HEAD)} - 1px)`, pb: 1, fontWeight: 600 },
  '& .person': {
    display: 'flex',
    alignItems: 'center',
    height: `calc(${CELL_SIZE} - 1px)`,
  },
  '& .person > a': { display: 'flex', alignItems: 'center', width: '100%', height: '100%', '&&': { py: 0, my: 0 } },
  // two lines of small text: one line would cut many names
  '& .person > * > span': { ...severalLines(2), overflow: 'hidden', overflowWrap: 'anywhere' },
  '&[data-names="narrow"] .person > * > span': { typography: 'caption' },
  '&[data-names="wide"] .person > a > span': severalLines(1),
  '& .brand': {
    position: 'absolute',
    bottom: 8,
    width: CELL_SIZE,
    height: `calc(${rem(HEAD)} - 16px)`,
  },
  '& .brand > a': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.75,
    width: '100%',
    height: '100%',
    '&&': { py: 0, my: 0 },
  },
  '& .brand > a > :first-of-type': {
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
  '& .row': {
    ...LINE,
    position: 'absolute',
    left: 0,
    display: 'flex',
    width: '100%',
    height: CELL_SIZE,
    boxSizing: 'border-box',
  },
  '& .row:hover, & .row:hover :is(.person, .count)': { backgroundColor: 'background.subtle' },
  // the names are above the line, and may be wider than their column
  '& .row[data-group] .person': { width: 'auto', border: 0, zIndex: 2 },
  '& .person > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    p: 0,
    ml: -0.5,
    height: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .person > button > svg': { flexShrink: 0 },
  '& .person > button[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  '& .person > button:disabled': { cursor: 'default' },
  '& .reach': {
    display: 'flex',
    alignItems: 'center',
    px: 1,
    typography: 'body2',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& .row[data-inactive="true"] .person': { color: 'text.secondary', textDecoration: 'line-through' },
  '& .cell': { position: 'absolute', top: 0, width: CELL_SIZE, height: '100%', display: 'grid', placeItems: 'center' },
  '& > [data-pressable="true"] .cell': { cursor: 'pointer', borderRadius: '8px' },
  '& > [data-pressable="true"] .cell:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
  ...Object.fromEntries(Object.entries(MARK).map(([selector, style]) => [selector.replace('&', '& .cell'), style])),
} as const
