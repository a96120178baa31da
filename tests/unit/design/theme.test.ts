import { describe, expect, it } from 'vitest'

import { themeVariables, createPageTheme } from '~/design/theme/BaseStyles'
import { muiTheme } from '~/design/theme/mui-theme'
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
    expect(createPageTheme().shape.borderRadius).toBe(8)
    expect(theme.typography.body1.fontFamily).toMatch(/^'Inter Variable', 'Inter First', 'Inter Fallback'/)
  })
})

/** The texts and numbers of a tree by their path. */
const leaves = (tree: object, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}.${name}`) : [[`${path}.${name}`, value]],
  )

describe('the theme of the layers', () => {
  const { vars, breakpoints, focusVisible, motion, transitions, typography, spacing } = createPageTheme()

  it('has the values of MUI’s own theme', () => {
    const whole = new Map(leaves({ vars, breakpoints, focusVisible, motion, transitions, typography }))
    const { palette: _palette, components: _components, shadows: _shadows, shape: _shape, ...read } = muiTheme
    const { shadows: _same, ...variables } = read.vars
    const own = leaves({ ...read, vars: variables }).filter(([, value]) => typeof value !== 'function')
    expect(own.length).toBeGreaterThan(150)
    for (const [path, value] of own) expect([path, value]).toEqual([path, whole.get(path)])
  })

  it('writes widths, distances, sizes and transitions as MUI’s own theme does', () => {
    for (const width of ['sm', 664] as const) expect(muiTheme.breakpoints.down(width)).toBe(breakpoints.down(width))
    expect(muiTheme.breakpoints.up('sm')).toBe(breakpoints.up('sm'))
    for (const steps of [0.5, 1, 2]) expect(muiTheme.spacing(steps)).toBe(spacing(steps))
    expect(muiTheme.typography.pxToRem(14)).toBe(typography.pxToRem(14))
    const timing = { duration: 240, delay: 10 }
    expect(muiTheme.transitions.create(['opacity', 'transform'], timing)).toBe(
      transitions.create(['opacity', 'transform'], timing),
    )
    expect(muiTheme.transitions.create()).toBe(transitions.create())
    expect(muiTheme.transitions.create('opacity', { duration: '1s' })).toBe(
      transitions.create('opacity', { duration: '1s' }),
    )
  })
})
