import { describe, expect, it } from 'vitest'

import { themeVariables } from '~/design/theme/BaseStyles'
import { getMuiTheme } from '~/design/theme/mui-theme'
import { theme, darkTokens, lightTokens } from '~/design/theme/tokens'

const sheets = JSON.stringify(themeVariables())

describe('the stylesheet of the theme', () => {
  it('selects both themes by the attribute of the document', () => {
    expect(sheets).toContain('[data-theme=\\"dark\\"]')
    expect(sheets).toContain(`"--mui-palette-primary-main":"${lightTokens.primary.main}"`)
    expect(sheets).toContain(`"--mui-palette-primary-main":"${darkTokens.primary.main}"`)
  })

  it('sets color-scheme with them', () => {
    expect(sheets).toContain('"colorScheme":"dark"')
  })

  it('leaves out unused variables: they would be in every pre-rendered page', () => {
    expect(sheets).not.toMatch(/--mui-(?:shadows|overlays|font)-/)
    expect(sheets.length).toBeLessThan(14_000)
  })

  it('sets text in Inter or a fallback with its metrics, and rounds controls by 8 px', () => {
    expect(getMuiTheme().shape.borderRadius).toBe(8)
    expect(theme.typography.body1.fontFamily).toMatch(/^'Inter Variable', 'Inter First', 'Inter Fallback'/)
  })
})
