import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { darkTokens, lightTokens } from '~/design/theme/tokens'

const read = (name: string) => readFileSync(`docs/design-tokens/${name}`, 'utf8')

const length = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number().max(1), z.number().max(1), z.number().max(1)]),
  alpha: z.number().max(1),
  hex: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
})
const families = z.array(z.string().regex(/^[\w -]+$/)).min(1)

/** Design Tokens Format Module 2025.10, as far as these files use it. */
const token = z.discriminatedUnion('$type', [
  z.strictObject({ $type: z.literal('color'), $value: color }),
  z.strictObject({ $type: z.literal('dimension'), $value: length }),
  z.strictObject({
    $type: z.literal('duration'),
    $value: z.strictObject({ value: z.number(), unit: z.literal('ms') }),
  }),
  z.strictObject({ $type: z.literal('cubicBezier'), $value: z.array(z.number()).length(4) }),
  z.strictObject({ $type: z.literal('fontFamily'), $value: families }),
  z.strictObject({
    $type: z.literal('shadow'),
    $value: z.strictObject({ color, offsetX: length, offsetY: length, blur: length, spread: length }),
  }),
  z.strictObject({
    $type: z.literal('typography'),
    $value: z.strictObject({
      fontFamily: families,
      fontSize: length,
      fontWeight: z.number().min(1).max(1000),
      letterSpacing: length,
      lineHeight: z.number().min(1),
    }),
  }),
])

/** The names of tokens must not begin with $ nor hold a brace or a dot. */
const name = z.string().regex(/^[^$.{}]+$/)
type Tree = z.infer<typeof token> | { [name: string]: Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.union([token, z.record(name, tree)]))
const file = z.object({ $description: z.string() }).catchall(tree)

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) => (typeof value === 'string' ? [value] : leaves(Object(value))))

const block = (selector: string) => read('tokens.gen.css').split(`${selector} {`)[1]?.split('}')[0] ?? ''

describe('the files of the design tokens', () => {
  it.each(['base', 'light', 'dark'])('are of the Design Tokens format: %s', (mode) => {
    expect(file.parse(JSON.parse(read(`${mode}.tokens.gen.json`)))).toHaveProperty('$description')
  })

  it.each([
    [':root', lightTokens],
    ["[data-theme='dark']", darkTokens],
    [':root:not([data-theme])', darkTokens],
  ])('give every colour of its theme as a custom property: %s', (selector, tokens) => {
    const colours = [...block(selector).matchAll(/--color-[\w-]+: (.*);/g)].map(([, value]) => value)
    expect(colours).toEqual(leaves(tokens))
  })
})
