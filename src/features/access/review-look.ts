/** Sizes of the matrix in pixels. All rows and all columns are equal, so that the visible range can be computed. */
export const ROW = 36
export const CELL = 36
export const HEAD = 168
/** Width of the column of names. */
export const NAME = { wide: 184, narrow: 132 } as const

const LINE = { borderBottom: 1, borderColor: 'divider' } as const

/** The mark of a role: in the cells, and in the legend. */
export const MARK = {
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '6px',
    fontWeight: 600,
    fontSize: '0.8125rem',
  },
  '&[data-role="admin"] > span': { color: 'primary.main', backgroundColor: 'primary.soft' },
  '&[data-role="member"] > span': { color: 'success.main', backgroundColor: 'success.soft' },
  '&[data-role="reader"] > span': { color: 'info.main', backgroundColor: 'info.soft' },
  '&[data-role="everything"] > span': { color: 'text.secondary', border: '1px dashed', borderColor: 'control' },
  '&[data-role="unread"] > span': { color: 'warning.main', backgroundColor: 'warning.soft' },
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
    height: HEAD,
    boxSizing: 'border-box',
    backgroundColor: 'background.paper',
  },
  '& .corner, & .person': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: NAME.wide,
    boxSizing: 'border-box',
    px: 1.5,
    borderRight: 1,
    borderColor: 'divider',
    backgroundColor: 'background.paper',
  },
  '&[data-names="narrow"] :is(.corner, .person)': { width: NAME.narrow },
  '& .corner': { display: 'flex', alignItems: 'flex-end', height: HEAD - 1, pb: 1, fontWeight: 600 },
  '& .person': {
    height: ROW - 1,
    lineHeight: `${ROW - 1}px`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .brand': {
    position: 'absolute',
    bottom: 8,
    width: CELL,
    height: HEAD - 16,
    display: 'flex',
    justifyContent: 'center',
  },
  '& .brand > span': {
    writingMode: 'vertical-rl',
    // an apostrophe would stand upright
    textOrientation: 'sideways',
    transform: 'rotate(180deg)',
    maxHeight: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'caption',
  },
  '& .row': { ...LINE, position: 'absolute', left: 0, width: '100%', height: ROW, boxSizing: 'border-box' },
  '& .row:hover, & .row:hover .person': { backgroundColor: 'background.subtle' },
  '& .row[data-inactive="true"] .person': { color: 'text.secondary', textDecoration: 'line-through' },
  '& .cell': { position: 'absolute', top: 0, width: CELL, height: ROW - 1, display: 'grid', placeItems: 'center' },
  '& .cell[data-role="none"]': { pointerEvents: 'none' },
  ...Object.fromEntries(Object.entries(MARK).map(([selector, style]) => [selector.replace('&', '& .cell'), style])),
} as const
