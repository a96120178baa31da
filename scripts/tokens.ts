import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { THEME_ATTRIBUTE } from '../src/design/theme/theme-constants.ts'
import { loadSources } from './load-sources.ts'

loadSources()
const { darkTokens, easing, lightTokens, motion, overlayShadow, radius, space, typography } =
  await import('../src/design/theme/tokens.ts')

const FOLDER = 'docs/design-tokens'
const ORIGIN = 'Written by `npm run generate` from src/design/theme/tokens.ts. Do not edit.'

/** A token of the Design Tokens format, and the same value in CSS. */
type Token = { $type: string; $value: unknown; css: string }
type Tree = { [name: string]: Tree | Token }

const isToken = (node: Tree | Token): node is Token => '$type' in node

const token = ($type: string, $value: unknown, css: string): Token => ({ $type, $value, css })

const each = <Value>(values: Record<string, Value>, toToken: (value: Value) => Token): Tree =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]))

const round = (value: number) => Number(value.toFixed(4))
const px = (value: number) => ({ value, unit: 'px' })
const rem = (value: number) => ({ value: round(value), unit: 'rem' })
const numbersIn = (css: string) => [...css.matchAll(/-?\d*\.?\d+/g)].map(Number)

/** @throws unless the colour is written `#RRGGBB` or `rgba(r, g, b, a)` */
function colorValue(css: string) {
  const pairs = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i.exec(css)?.slice(1)
  const [red, green, blue, alpha = 1] = pairs ? pairs.map((pair) => Number.parseInt(pair, 16)) : numbersIn(css)
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${css} is no colour`)
  const components = [red, green, blue].map((channel) => round(channel / 255))
  return { colorSpace: 'srgb', components, alpha, ...(pairs && { hex: css.toLowerCase() }) }
}

type Colours = { [name: string]: string | Colours }

const colours = (tree: Colours): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? token('color', colorValue(value), value) : colours(value),
    ]),
  )

function shadow(css: string): Token {
  const [lengths = '', color = ''] = css.split(/ (?=rgba)/)
  const [x = 0, y = 0, blur = 0] = numbersIn(lengths)
  const value = { color: colorValue(color), offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(0) }
  return token('shadow', value, css)
}

const { fontFamily, fontWeightMedium: _medium, fontWeightBold: _bold, ...styles } = typography
const families = fontFamily.split(', ').map((name) => name.replaceAll("'", ''))

type Style = { fontSize: string; lineHeight: string; fontWeight: number; letterSpacing: string | number }

/** The format takes a line height as a multiple, and a letter spacing as a length. */
function textStyle({ fontSize, lineHeight, fontWeight, letterSpacing }: Style): Token {
  const size = Number.parseFloat(fontSize)
  const value = {
    fontFamily: families,
    fontSize: rem(size),
    fontWeight,
    letterSpacing: rem(Number.parseFloat(String(letterSpacing)) * size),
    lineHeight: round(Number.parseFloat(lineHeight) / size),
  }
  return token('typography', value, `${fontWeight} ${fontSize} / ${lineHeight} var(--font-family)`)
}

/** What is the same in both themes. */
const base = {
  space: each(Object.fromEntries(space.map((value) => [value, value])), (value) =>
    token('dimension', px(value), `${value}px`),
  ),
  radius: each(radius, (value) => token('dimension', px(value), `${value}px`)),
  duration: each(motion, (value) => token('duration', { value, unit: 'ms' }, `${value}ms`)),
  easing: { standard: token('cubicBezier', numbersIn(easing), easing) },
  shadow: { overlay: shadow(overlayShadow) },
  font: { family: token('fontFamily', families, fontFamily) },
  text: each(styles, textStyle),
}
const light = { color: colours(lightTokens) }
const dark = { color: colours(darkTokens) }

const declarations = (tree: Tree, path = '-'): string =>
  Object.entries(tree)
    .map(([name, node]) =>
      isToken(node) ? `  ${path}-${name}: ${node.css};\n` : declarations(node, `${path}-${name}`),
    )
    .join('')

const darkRule = (selector: string) => `${selector} {\n  color-scheme: dark;\n${declarations(dark)}}\n`

/** Custom properties for sites without this theme. The page's attribute chooses; without one, the system does. */
const stylesheet = `/* ${ORIGIN} */

:root {
  color-scheme: light;
${declarations(base)}${declarations(light)}}

${darkRule(`[${THEME_ATTRIBUTE}='dark']`)}
@media (prefers-color-scheme: dark) {
${darkRule(`:root:not([${THEME_ATTRIBUTE}])`).replaceAll(/^(?=.)/gm, '  ')}}
`

const json = (tree: Tree) =>
  `${JSON.stringify({ $description: ORIGIN, ...tree }, (key, value: unknown) => (key === 'css' ? undefined : value), 2)}\n`

const files = {
  'base.tokens.gen.json': json(base),
  'light.tokens.gen.json': json(light),
  'dark.tokens.gen.json': json(dark),
  'tokens.gen.css': stylesheet,
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(files)) {
  const file = `${FOLDER}/${name}`
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (current === text) continue
  if (process.argv.includes('--check')) {
    console.error(`${file} is not as the design says: run "npm run generate"`)
    process.exitCode = 1
  } else writeFileSync(file, text)
}
