import { describe, expect, it } from 'vitest'

import { controlsByType } from '../../../stories/support/docs/controls'

type Type = { name: string; type?: string; value?: string; raw?: string; elements?: Type[] }

const literals = (...values: string[]): Type[] => values.map((value) => ({ name: 'literal', value }))
const union = (raw: string, ...elements: Type[]): Type => ({ name: 'union', raw, elements })
const UNDEFINED = { name: 'undefined' }

/** What becomes of a property with this type, as Storybook passes it on. */
function shown(tsType: Type, initial?: unknown, own: object = {}) {
  const component = Object.assign(() => null, { __docgenInfo: { props: { it: { tsType } } } })
  const argTypes = { it: { name: 'it', type: { name: 'other' as const, value: tsType.name }, ...own } }
  const { it: argType } = controlsByType({ component, argTypes, initialArgs: { it: initial } })
  return argType
}

const SEVERITY = union("'info' | 'error'", ...literals("'info'", "'error'"))
const NONE = { disable: true }

describe('the controls of a component', () => {
  it.each([
    ['a few values', SEVERITY, { control: { type: 'radio' }, options: ['info', 'error'] }],
    [
      'values of two lists',
      union("Severity | 'no'", SEVERITY, ...literals("'no'")),
      { options: ['info', 'error', 'no'] },
    ],
    ['numbers', union('24 | 32', ...literals('24', '32')), { control: { type: 'radio' }, options: [24, 32] }],
    ['optional values', union("'a' | 'b' | undefined", ...literals("'a'", "'b'"), UNDEFINED), { options: ['a', 'b'] }],
    ['six values', union('1 | 2', ...literals('1', '2', '3', '4', '5', '6')), { control: { type: 'select' } }],
    [
      'one value, which can be taken back',
      literals("'small'")[0] as Type,
      { control: { type: 'select' }, options: ['small'] },
    ],
  ])('offer %s to choose from', (_what, type, control) => {
    expect(shown(type)).toMatchObject(control)
  })

  it.each([
    ['a text', { name: 'string' }],
    ['an optional text', union('string | undefined', { name: 'string' }, UNDEFINED)],
    ['anything that React shows', { name: 'ReactNode' }],
  ])('have a field for %s', (_what, type) => {
    expect(shown(type)).toMatchObject({ type: { name: 'string' }, control: { type: 'text' } })
  })

  it.each([
    ['a handler', { name: 'signature', type: 'function', raw: '() => void' }, undefined],
    ['an optional handler', union('(() => void) | undefined', { name: 'unknown' }, UNDEFINED), undefined],
    ['a ref', { name: 'Ref', raw: 'Ref<HTMLInputElement>' }, undefined],
    ['an object that the story does not give', { name: 'Sx' }, undefined],
    ['an element', { name: 'ReactNode' }, { $$typeof: 'an element', props: {} }],
    ['a list with functions', { name: 'unknown' }, [{ cell: () => null }]],
  ])('have nothing for %s', (_what, type, initial) => {
    expect(shown(type, initial)?.control).toEqual(NONE)
  })

  it('have the editor of objects for data alone', () => {
    expect(shown({ name: 'unknown' }, [{ name: 'Lyon', value: 3 }])).not.toHaveProperty('control')
  })

  it('keep the mark of a required property', () => {
    const type = { name: 'other' as const, value: 'ReactNode', required: true }
    expect(shown({ name: 'ReactNode' }, undefined, { type })?.type).toEqual({ name: 'string', required: true })
    expect(shown({ name: 'Sx' }, undefined, { type })?.type).toEqual(type)
  })

  it('keep what a story says itself', () => {
    expect(shown(SEVERITY, undefined, { control: false })?.control).toBe(false)
  })

  it.each([
    [SEVERITY, "'info' | 'error'"],
    [union("Severity | 'no'", SEVERITY, ...literals("'no'")), "'info' | 'error' | 'no'"],
    [union('keyof typeof SPEED', ...literals('soon', 'near')), "'soon' | 'near'"],
    [union('string | undefined', { name: 'string' }, UNDEFINED), 'string'],
    [union('((row: Row) => string) | undefined', { name: 'unknown' }, UNDEFINED), '(row: Row) => string'],
    [union('number | null | undefined', { name: 'number' }, { name: 'null' }, UNDEFINED), 'number | null'],
    [{ name: 'Ref', raw: 'Ref<HTMLInputElement>' }, 'Ref<HTMLInputElement>'],
    [{ name: 'unknown' }, 'array'],
  ])('are beside the type %#, written out', (type, written) => {
    expect(shown(type)?.table?.type?.summary).toBe(written)
  })
})
