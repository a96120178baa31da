import createCache, { type EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import { type Interpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import { type CSSObject, type SxProps, type Theme, useTheme } from '@mui/material/styles'
import { unstable_styleFunctionSx as stylesOfSx } from '@mui/system'
import { type ComponentProps, createElement, type ElementType } from 'react'

type Values = Readonly<Record<string, unknown>>
type Sx = SxProps<Theme> | undefined
type Look = CSSObject | ((values: never) => CSSObject)

const NO_SX = {}

/**
 * Serializes styles once for each theme, `sx` and set of values. An `sx` constant outside the component is serialized
 * once; an `sx` created while rendering is serialized on each render.
 */
function createLooks(look: Look) {
  const written = new WeakMap<Theme, WeakMap<object, Map<string, SerializedStyles>>>()
  return (theme: Theme, sx: Sx, values: Values | undefined): SerializedStyles => {
    const bySx = written.get(theme) ?? new WeakMap<object, Map<string, SerializedStyles>>()
    written.set(theme, bySx)
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
function useClass(looks: Looks, shown: ElementType, sx: Sx, values: Values | undefined, given: string | undefined) {
  const theme = useTheme()
  // every component is below a ThemeRoot, which provides it
  const cache = useStyleCache() as EmotionCache
  const registered: string[] = []
  const others = given ? getRegisteredStyles(cache.registered, registered, given) : ''
  const own = looks(theme, sx, values)
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
    sx?: Sx
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
  sx?: Sx
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
