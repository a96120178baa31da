import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Context = Parameters<Enhancer>[0]

/** A type as react-docgen writes it. */
type DocgenType = Readonly<{
  name: string
  type?: string
  value?: string
  raw?: string
  elements?: readonly DocgenType[]
}>

type Documented = { __docgenInfo?: { props?: Readonly<Record<string, { tsType?: DocgenType }>> } }

/** What Storybook makes a control of. */
type Control = Pick<Context['argTypes'][string], 'type' | 'control' | 'options'>

const NOTHING = new Set(['undefined', 'null'])
const TEXTS = new Set(['string', 'ReactNode'])
const NO_CONTROL = { control: { disable: true } } satisfies Control

/** Unions within a union are one list of values. */
const flat = (type: DocgenType): readonly DocgenType[] =>
  type.name === 'union' ? (type.elements ?? []).flatMap(flat) : [type]

const isFunction = ({ name, type, raw = '' }: DocgenType) =>
  type === 'function' || name.endsWith('Handler') || /^\(\(.*\) => /.test(raw)

const isString = (literal: string) => /^['"]|^[^\d-]/.test(literal)

const valueOf = (literal: string) => (isString(literal) ? literal.replaceAll(/^['"]|['"]$/g, '') : Number(literal))

/** The type as it would be written, without `undefined`, which the mark of required properties says. */
function written(type: DocgenType): string {
  const { name, raw, value = '' } = type
  if (name === 'literal') return isString(value) ? `'${valueOf(value)}'` : value
  // react-docgen does not read `readonly Item[]`
  if (name === 'unknown') return raw ?? 'array'
  if (name !== 'union') return raw?.replaceAll(/\s+/g, ' ') ?? name
  const parts = flat(type).filter((part) => part.name !== 'undefined')
  return parts.some((part) => part.name === 'unknown')
    ? (raw ?? name).replace(/^\((.*)\) \| undefined$/, '$1')
    : parts.map(written).join(' | ')
}

/** Whether the editor of objects can show it: nothing in it is an element or a function. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined
  return !('$$typeof' in value) && Object.values(value).every(isData)
}

/** Written in full: Storybook has read short forms before. */
function controlOf(type: DocgenType, initial: unknown): Control {
  if (isFunction(type)) return { type: { name: 'function' }, ...NO_CONTROL }
  const parts = flat(type).filter(({ name }) => !NOTHING.has(name))
  if (parts.every(({ name }) => name === 'literal')) {
    const options = parts.map(({ value = '' }) => valueOf(value))
    // one radio button could not be taken back
    const control = options.length > 1 && options.length <= 5 ? 'radio' : 'select'
    return { type: { name: 'enum', value: options }, control: { type: control }, options }
  }
  const names = new Set(parts.map(({ name }) => name))
  const known = initial === undefined ? undefined : typeof initial
  if (known === 'object') return isData(initial) ? {} : NO_CONTROL
  if (known === 'string' || [...names].some((name) => TEXTS.has(name)))
    return { type: { name: 'string' }, control: { type: 'text' } }
  if (names.size === 1 && names.has('boolean')) return { type: { name: 'boolean' }, control: { type: 'boolean' } }
  if (names.size === 1 && names.has('number')) return { type: { name: 'number' }, control: { type: 'number' } }
  return NO_CONTROL
}

/** The controls of a component: what the types of its properties allow to choose or to type. The table writes them out. */
export function controlsByType({
  argTypes,
  component,
  initialArgs,
}: Pick<Context, 'argTypes' | 'component' | 'initialArgs'>) {
  // filled by the plugin of Storybook
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      if (!type) return [name, argType]
      const table = { ...argType.table, type: { summary: written(type) } }
      const control = controlOf(type, initialArgs[name])
      if (control.type && argType.type?.required) control.type.required = true
      return [name, { ...argType, table, ...control, ...ownControl(argType) }]
    }),
  )
}

/** What a story says itself. */
const ownControl = ({ control, options }: Context['argTypes'][string]) => ({
  ...(control !== undefined && { control }),
  ...(options && { options }),
})
