import { describe, expect, it } from 'vitest'

import { createPageTheme } from '~/design/theme/BaseStyles'
import { stylesOfSx } from '~/design/theme/styled'

/** One of each kind that the app uses. */
const KINDS: Record<string, object> = {
  'distances, in short and in full': {
    p: 2,
    px: 0.5,
    mt: -1,
    mb: 0,
    mx: 'auto',
    paddingBlock: 1.5,
    marginInlineStart: 1,
    gap: 1,
  },
  'colours of the theme and of CSS': {
    color: 'text.secondary',
    bgcolor: 'background.default',
    backgroundColor: 'background.paper',
    borderColor: 'divider',
    outlineColor: 'primary.main',
    borderTopColor: 'currentColor',
  },
  'borders and corners': { border: 1, borderBottom: '2px solid', borderRadius: 1.5, outline: '2px dashed' },
  sizes: { width: 1, minWidth: 0, height: 0.5, maxWidth: 640, minHeight: '100dvh' },
  texts: { typography: 'h2', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  'layers of the page': { zIndex: 'appBar', opacity: 0 },
  'values for each width of the window': { display: { lg: 'grid', xs: 'none', sm: 'flex' }, p: { xs: 1, md: 3 } },
  'selectors, with all of the above': {
    '&:hover > a': { color: 'error.main', mt: { sm: 2 }, '& b': { fontWeight: 600 } },
    '@media print': { display: 'none' },
  },
  'what is not set': { color: undefined, p: null, m: 1 },
}

describe('the styles of an sx', () => {
  it.each(Object.entries(KINDS))('are those of MUI: %s', (_kind, sx) => {
    const ofMui = createPageTheme().unstable_sx(sx)
    expect(stylesOfSx(sx)).toEqual(ofMui)
    // later rules win
    expect(Object.keys(stylesOfSx(sx))).toEqual(Object.keys(ofMui ?? {}))
  })
})
