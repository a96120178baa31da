import type { ComponentProps, ElementType, ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import type { Theme } from '~/design/theme/tokens'

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' }))

/** The `h1` of a page, which takes the focus after a navigation (`focusPageHeading`). */
export const PageTitle = (props: ComponentProps<'h1'>) => <Title tabIndex={-1} {...props} />

type Variant = Exclude<keyof Theme['typography'], `font${string}`>

/** Other styles of text stand in a `span`. */
const ELEMENTS: Partial<Record<Variant, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  subtitle1: 'h6',
  subtitle2: 'h6',
  body1: 'p',
  body2: 'p',
}

type TypographyLook = { variant?: Variant; color?: 'error'; noWrap?: boolean }

const TextOfVariant = styled(
  'p',
  'variant',
  'color',
  'noWrap',
)<TypographyLook>(({ theme, variant = 'body1', color, noWrap }) => ({
  margin: 0,
  ...theme.typography[variant],
  color: color && theme.vars.palette[color].main,
  ...(noWrap && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
}))

type TypographyProps = Omit<ComponentProps<typeof TextOfVariant>, 'as'> & { component?: ElementType }

/** A text in one of the styles of the theme, as the element that fits it. */
export const Typography = ({ variant = 'body1', component, ...props }: TypographyProps) => (
  <TextOfVariant as={component ?? ELEMENTS[variant] ?? 'span'} variant={variant} {...props} />
)

type StrongProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'h2'
  /** `medium` for a name in a text, `bold` for a heading. */
  weight?: 'medium' | 'bold'
  /** A block, even as a `span`. Long names wrap. */
  block?: boolean
  id?: string
}

const WEIGHTS = { medium: 550, bold: 600 }

const StrongText = styled(
  'div',
  'weight',
  'block',
)<StrongProps>(({ weight = 'bold', block }) => ({
  margin: 0,
  fontSize: 'inherit',
  fontWeight: WEIGHTS[weight],
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Emphasised text. */
export const Strong = (props: StrongProps) => <StrongText {...props} />

type MutedProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'li' | 'dt'
  /** By default the size of the surrounding text. */
  size?: 'small' | 'caption'
  /** Margin above and below, in steps of 8 px. */
  mt?: number
  mb?: number
  align?: 'center'
  /** Places its parts in a row that wraps where there is no room: the gap, as CSS for rows and columns. */
  row?: string
  /** A block, even as a `span`. Long names wrap. */
  block?: boolean
  id?: string
  role?: 'status'
  'data-cancelled'?: boolean
}

const TYPOGRAPHY = { small: 'body2', caption: 'caption' } as const

const MutedText = styled(
  'div',
  'size',
  'mt',
  'mb',
  'align',
  'row',
  'block',
)<MutedProps>(({ theme, size, mt = 0, mb = 0, align, row, block }) => ({
  ...(size && theme.typography[TYPOGRAPHY[size]]),
  margin: 0,
  marginTop: theme.spacing(mt),
  marginBottom: theme.spacing(mb),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  textAlign: align,
  ...(row && { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: row }),
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Secondary text: help, dates, explanations. */
export const Muted = (props: MutedProps) => <MutedText {...props} />

/** For what only some widths hide. */
export const HIDDEN_LOOK = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers only. Takes `role="status"` for announcements that are not shown. */
export const VisuallyHidden = styled('span')(HIDDEN_LOOK)
