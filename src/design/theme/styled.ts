import type { EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import { serializeStyles, type Interpolation, type SerializedStyles } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import { useTheme, type CSSObject, type SxProps, type Theme } from '@mui/material/styles'
import { unstable_styleFunctionSx as stylesOfSx } from '@mui/system'
import { createElement, type ComponentProps, type ElementType } from 'react'

type Values = Readonly<Record<string, unknown>>
type Sx = SxProps<Theme> | undefined
type Look = CSSObject | ((values: never) => CSSObject)

const NO_SX = {}

/**
 * Styles, written once for each theme, `sx` and set of values. An `sx` that is a constant outside of the component is written
 * once; one that is made while rendering is written each time.
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
    // the values are those that the styles are declared to read
    const own = typeof look === 'function' ? look({ ...values, theme } as never) : look
    // MUI's type of style objects is the wider one
    const styles = serializeStyles([own, sx && stylesOfSx({ sx, theme })] as Interpolation[])
    byValues.set(key, styles)
    return styles
  }
}

type Looks = ReturnType<typeof createLooks>

/** The class of an element, merged with what Emotion knows of the classes it is given: those win, as with MUI's `styled`. */
function useClass(looks: Looks, shown: ElementType, sx: Sx, values: Values | undefined, given: string | undefined) {
  const theme = useTheme()
  // everything is below a ThemeRoot, which hands one down
  const cache = useStyleCache() as EmotionCache
  const registered: string[] = []
  const others = given ? getRegisteredStyles(cache.registered, registered, given) : ''
  const own = looks(theme, sx, values)
  const styles = registered.length > 0 ? serializeStyles([own, ...registered], cache.registered) : own
  // a component merges these styles with its own
  const isElement = typeof shown === 'string'
  // while rendering, as on a server: an effect would write what is inside before what is around it, and lose to `& > *`
  insertStyles(cache, styles, isElement)
  return `${others}${cache.key}-${styles.name}`
}

/** The values that styles read, and what goes to the element. */
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

/** A name that is none of the values is an error. */
type LookOf<Own, Names> = [Names] extends [keyof Own]
  ? CSSObject | ((values: Own & { theme: Theme }) => CSSObject)
  : never

/**
 * Like MUI's `styled`, for what styles depend on a few values only: they are written once, and not each time that the
 * component renders, which was a third of the script time of a page with many of them.
 * @param own names of the props that the styles read, with primitive values; they do not reach the element
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
 * A hook that gives the class of a look, for a component that is one element itself: a list has hundreds of them, and each
 * `styled` is one more component to render.
 */
export function createClass(look: CSSObject | ((values: { theme: Theme }) => CSSObject)) {
  const looks = createLooks(look)
  // whichever element it is for: only a component would make a difference
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
