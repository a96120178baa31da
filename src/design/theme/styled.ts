import createCache, { type EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import { type Interpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { CSSObject } from '@mui/material/styles'
import type { Breakpoint, SystemStyleObject } from '@mui/system'
import { type ComponentProps, createElement, type ElementType } from 'react'

import { theme, times, typography, type Theme } from './tokens'

/** Styles of one element. The names of colours, sizes and breakpoints are those of the theme. */
export type Sx = SystemStyleObject<Theme>

const BREAKPOINTS = theme.breakpoints.keys

const SIDES: Record<string, readonly string[]> = {
  '': [''],
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom'],
}

/** The CSS properties that a short name stands for. */
function propertiesOf(name: string): readonly string[] {
  if (name === 'bgcolor') return ['backgroundColor']
  const [, box, side = ''] = /^([mp])([trblxy]?)$/.exec(name) ?? []
  return box ? (SIDES[side] ?? []).map((end) => (box === 'm' ? 'margin' : 'padding') + end) : [name]
}

function ofNumber(property: string, value: number): number | string {
  if (/^(?:margin|padding|(?:row|column)?gap)/i.test(property)) return theme.spacing(value)
  if (/^(?:border|outline)(?:Top|Right|Bottom|Left)?$/.test(property)) return `${value}px solid`
  if (property === 'borderRadius') return times(value, 'shape-borderRadius')
  return /^(?:min|max)?(?:width|height)$/i.test(property) && value <= 1 && value !== 0 ? `${value * 100}%` : value
}

/** What a name means in a group of the theme, such as `text.secondary` in its palette; undefined for any other text. */
const named = (group: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], group)

function ofText(property: string, value: string): unknown {
  if (/color$/i.test(property)) return named(theme.vars.palette, value) ?? value
  if (property === 'zIndex') return named(theme.vars.zIndex, value) ?? value
  if (property === 'fontWeight')
    return named(typography, `fontWeight${value.charAt(0).toUpperCase()}${value.slice(1)}`) ?? value
  return value
}

function write(css: Record<string, unknown>, name: string, value: unknown): void {
  if (name === 'typography') Object.assign(css, named(typography, String(value)))
  else
    for (const property of propertiesOf(name))
      css[property] =
        typeof value === 'number'
          ? ofNumber(property, value)
          : typeof value === 'string'
            ? ofText(property, value)
            : value
}

/** The CSS of an `sx`: an object of properties, of selectors with such objects, and of values for each breakpoint. */
export function stylesOfSx(sx: object): CSSObject {
  const css: Record<string, unknown> = {}
  // a wider window comes later, and selectors after all of them
  const wider = new Map<Breakpoint, Record<string, unknown>>(BREAKPOINTS.map((name) => [name, {}]))
  for (const [name, value] of Object.entries(sx) as [string, unknown][]) {
    if (value === null || value === undefined) continue
    if (typeof value !== 'object') write(css, name, value)
    else if (BREAKPOINTS.some((breakpoint) => breakpoint in value))
      for (const [breakpoint, its] of Object.entries(value))
        write(wider.get(breakpoint as Breakpoint) ?? css, name, its)
    else css[name] = stylesOfSx(value)
  }
  const media = [...wider].filter(([, styles]) => Object.keys(styles).length > 0)
  return { ...Object.fromEntries(media.map(([name, styles]) => [theme.breakpoints.up(name), styles])), ...css }
}

type Values = Readonly<Record<string, unknown>>
type Look = CSSObject | ((values: never) => CSSObject)

const NO_SX = {}

/**
 * Serializes styles once for each `sx` and set of values. An `sx` constant outside the component is serialized
 * once; an `sx` created while rendering is serialized on each render.
 */
function createLooks(look: Look) {
  const bySx = new WeakMap<object, Map<string, SerializedStyles>>()
  return (sx: Sx | undefined, values: Values | undefined): SerializedStyles => {
    const source = (sx as object | undefined) ?? NO_SX
    const byValues = bySx.get(source) ?? new Map<string, SerializedStyles>()
    bySx.set(source, byValues)
    const key = values ? JSON.stringify(values) : ''
    const known = byValues.get(key)
    if (known) return known
    // `values` holds only the props that the styles declare
    const own = typeof look === 'function' ? look({ ...values, theme } as never) : look
    // MUI's type of style objects is the wider one
    const styles = serializeStyles([own, sx && stylesOfSx(sx)] as Interpolation[])
    byValues.set(key, styles)
    return styles
  }
}

type Looks = ReturnType<typeof createLooks>

/** The class of an element, merged with the styles of the given Emotion classes: those win, as with MUI's `styled`. */
function useClass(
  looks: Looks,
  shown: ElementType,
  sx: Sx | undefined,
  values: Values | undefined,
  given: string | undefined,
) {
  // every component is below a ThemeRoot, which provides it
  const cache = useStyleCache() as EmotionCache
  const registered: string[] = []
  const others = given ? getRegisteredStyles(cache.registered, registered, given) : ''
  const own = looks(sx, values)
  const styles = registered.length > 0 ? serializeStyles([own, ...registered], cache.registered) : own
  // a component merges these styles with its own
  const isElement = typeof shown === 'string'
  // inserts while rendering, as on a server: effects run for children first, whose styles would then lose to those that
  // a parent has for `& > *`
  insertStyles(cache, styles, isElement)
  return `${others}${cache.key}-${styles.name}`
}

/** Separates the values that the styles read from the props of the element. */
function divide(props: Values, own: readonly string[]): [values: Values, others: Values] {
  const values: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) (own.includes(name) ? values : others)[name] = value
  return [values, others]
}

type StyledProps<Base extends ElementType, Own> = Own &
  Omit<ComponentProps<Base>, keyof Own | 'as' | 'className' | 'sx'> & {
    as?: ElementType
    className?: string | undefined
    sx?: Sx | undefined
  }

/** Any name that is not a declared value is an error. */
type LookOf<Own, Names> = [Names] extends [keyof Own]
  ? CSSObject | ((values: Own & { theme: Theme }) => CSSObject)
  : never

/**
 * Like MUI's `styled`, for styles that depend on only a few values. They are serialized once instead of on every
 * render, which took a third of the script time of a page with many of them.
 * @param own names of the props that the styles read; their values are primitive, and the element does not get them
 */
export const styled =
  <Base extends ElementType, Names extends string = never>(base: Base, ...own: readonly Names[]) =>
  <Own extends object = object>(look: LookOf<Own, Names>) => {
    const looks = createLooks(look)
    return function Styled({ as = base, sx, className, ...props }: StyledProps<Base, Own>) {
      const [values, others] = own.length > 0 ? divide(props, own) : [undefined, props]
      return createElement(as, { ...others, className: useClass(looks, as, sx, values, className) })
    }
  }

/**
 * A hook that returns the class of a look, for a component that is a single element. A list has hundreds of those, and
 * each `styled` is one more component to render.
 */
export function createClass(look: CSSObject | ((values: { theme: Theme }) => CSSObject)) {
  const looks = createLooks(look)
  // any element name will do: only a component makes a difference
  return (className?: string, sx?: Sx) => useClass(looks, 'a', sx, undefined, className)
}

const plain = createLooks({})

type BoxProps<Base extends ElementType> = Omit<ComponentProps<Base>, 'component' | 'className' | 'sx'> & {
  component?: Base
  className?: string | undefined
  sx?: Sx | undefined
}

/** An element with the styles of `sx`. Write `sx` outside of the component. */
export function Box<Base extends ElementType = 'div'>(all: BoxProps<Base>) {
  const { component: shown = 'div', sx, className, ...props } = all
  return createElement(shown, { ...props, className: useClass(plain, shown, sx, undefined, className) })
}

/** Prefix of the class names. */
const KEY = 'ui'

/**
 * The Emotion cache. The browsers that MUI supports need only one prefixed property (`BaseStyles.tsx`). Leaving out all
 * other prefixes makes a pre-rendered page a third smaller.
 */
export function createStyleCache(): EmotionCache {
  const created = createCache({ key: KEY, stylisPlugins: [] })
  // all styles are in the head, none beside an element: pre-rendering puts them there, and development does not warn of
  // `:first-child`
  created.compat = true
  return created
}

let cache: EmotionCache | undefined

/** The cache of this page. Reuses the styles of the pre-rendered page. */
export const getStyleCache = (): EmotionCache => (cache ??= createStyleCache())

/** Whether the page was pre-rendered and so contains `BaseStyles`. Called before React renders. */
export const hasRenderedBase = (): boolean => document.querySelector(`style[data-emotion^="${KEY}-global"]`) !== null
