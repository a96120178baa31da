import createCache, { type EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import { type Interpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { CSSObject } from '@mui/material/styles'
import {
  createBreakpoints,
  createUnarySpacing,
  type SxProps,
  unstable_styleFunctionSx as stylesOfSx,
} from '@mui/system'
import { type ComponentProps, createElement, type ElementType } from 'react'

import { lightPalette, typography } from './tokens'

/** Each value of a tree as the variable that MUI's theme writes for it. */
const variables = <Tree extends object>(tree: Tree, name: string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'object' ? variables(value, `${name}-${key}`) : `var(${name}-${key})`,
    ]),
  ) as Tree

const spacing = 'var(--mui-spacing)'

/**
 * What our own styles read. It only names the variables that the base styles of the page hold. The theme of MUI's
 * components, which writes them, is ten times as large: it loads with the layers (`mui-theme.ts`).
 */
export const theme = {
  vars: {
    spacing,
    shape: { borderRadius: 'var(--mui-shape-borderRadius)' },
    zIndex: variables({ fab: '', appBar: '', snackbar: '', tooltip: '' }, '--mui-zIndex'),
    palette: { ...variables(lightPalette, '--mui-palette'), Skeleton: { bg: 'var(--mui-palette-Skeleton-bg)' } },
  },
  breakpoints: createBreakpoints({}),
  typography,
  /** In steps of 8 px. */
  spacing: createUnarySpacing({ spacing }) as unknown as (steps: number) => string | 0,
}

export type Theme = typeof theme

/** Styles of one element. The names of colours, sizes and breakpoints are those of the theme. */
export type Sx = SxProps<Theme>

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
    const place = (sx as object | undefined) ?? NO_SX
    const byValues = bySx.get(place) ?? new Map<string, SerializedStyles>()
    bySx.set(place, byValues)
    const key = values ? JSON.stringify(values) : ''
    const known = byValues.get(key)
    if (known) return known
    // `values` holds only the props that the styles declare
    const own = typeof look === 'function' ? look({ ...values, theme } as never) : look
    // MUI's type of style objects is the wider one
    const styles = serializeStyles([own, sx && stylesOfSx({ sx, theme })] as Interpolation[])
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
 * The Emotion cache. The browsers that MUI supports need only one prefixed property (`baseline.ts`). Leaving out all
 * other prefixes makes a pre-rendered page a third smaller.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: [] })

let cache: EmotionCache | undefined

/** The cache of this page. Reuses the styles of the pre-rendered page. */
export const getStyleCache = (): EmotionCache => (cache ??= createStyleCache())

/** Whether the page was pre-rendered and so contains `BaseStyles`. Called before React renders. */
export const hasRenderedBase = (): boolean => document.querySelector(`style[data-emotion^="${KEY}-global"]`) !== null
