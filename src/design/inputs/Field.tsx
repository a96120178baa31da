import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorIcon, WarningIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'
import { forced, type Theme, radius, touch } from '~/design/theme/tokens'

export type FieldTexts = {
  label: string
  /** Replaces the helper. */
  error?: string | undefined
  /** A value that is accepted but unusual. Replaces the helper. */
  warning?: string | undefined
  helper?: ReactNode
  /** Marks the field as optional. Required fields have no mark. */
  optional?: boolean
}

type FieldProps = FieldTexts & {
  /** The id of the control. */
  id: string
  /** The control is no form element: it names itself by the label, whose id is `labelId(id)`. */
  named?: 'by-itself'
  children: ReactNode
}

export const FieldRoot = styled('div')({ display: 'flex', flexDirection: 'column', width: '100%', minWidth: 0 })
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: 6,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
}))
const Mark = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }))
const Help = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="error"]': { color: theme.vars.palette.error.main },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.main },
  '& .icon': { marginTop: 1 },
}))

type HelpTexts = Pick<FieldTexts, 'error' | 'warning' | 'helper'>

/** Id of the label, for `aria-labelledby`. */
export const labelId = (id: string) => `${id}-label`
/** Id of the help text, for `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`
export const hasHelp = ({ error, warning, helper }: HelpTexts) => Boolean(error || warning || helper)

/**
 * What assistive technology is told of the control of a field.
 * @param more ids of other texts that describe it
 */
export const controlAria = (id: string, { optional = false, ...texts }: Omit<FieldTexts, 'label'>, more?: string) => ({
  'aria-required': !optional,
  'aria-invalid': Boolean(texts.error),
  'aria-describedby': [hasHelp(texts) && helpId(id), more].filter(Boolean).join(' ') || undefined,
})

/** Error, warning or helper of the field with this id: nothing without any. */
export function FieldHelp({ id, ...texts }: HelpTexts & { id: string }) {
  if (!hasHelp(texts)) return null
  const { error, warning, helper } = texts
  return (
    <Help id={helpId(id)} data-tone={error ? 'error' : warning && 'warning'}>
      {error ? <ErrorIcon size={16} /> : warning && <WarningIcon size={16} />}
      <span>{error || warning || helper}</span>
    </Help>
  )
}

/** Label, control, helper or error. Keep it light: the login page uses it. */
export function Field({ id, named, label, optional = false, children, ...texts }: FieldProps) {
  return (
    <FieldRoot>
      <FieldLabel
        {...(named ? { as: 'span', onClick: () => document.getElementById(id)?.focus() } : { htmlFor: id })}
        id={labelId(id)}
      >
        <span>{label}</span>
        {optional && (
          <Mark>
            {' '}
            <FormattedMessage id="common.optional" />
          </Mark>
        )}
      </FieldLabel>
      {children}
      <FieldHelp id={id} {...texts} />
    </FieldRoot>
  )
}

/** The border of a field. It shows the state of the control inside, which is its child. */
export const fieldBox = (theme: Theme) =>
  ({
    ...theme.typography.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: radius.control,
    [touch]: { minHeight: 44, fontSize: '1rem', lineHeight: '1.5rem' },
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
    // `:where` keeps the specificity of these states equal: the last one wins
    // the open list of a select has the focus
    '&:has(> :focus:where(:not(button)), > [aria-expanded="true"])': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
      borderColor: theme.vars.palette.primary.main,
    },
    '&:has(> [aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
    '&:has(> :is(:disabled, [aria-disabled="true"]):where(:not(button)))': { color: theme.vars.palette.text.disabled },
    '&:has(> :is(:disabled, [aria-disabled="true"]):where(:not(button)), > [readonly])': {
      backgroundColor: theme.vars.palette.background.subtle,
      borderColor: theme.vars.palette.divider,
    },
  }) as const

/** An icon before the control lies over it, so that pressing the icon focuses the control. */
export const FieldBox = styled('div')(({ theme }) => ({
  ...fieldBox(theme),
  '& > .icon': {
    position: 'absolute',
    fontSize: '1.125rem',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& > .icon:has(+ *)': { left: 11 },
  '& > .icon + *': { paddingInlineStart: 'calc(18px + 1.125rem)' },
  '& > * + .icon': { right: 11 },
  // over the border: on touch screens a button is as high as a field without one
  '& > * + button': { marginBlock: -1, marginInlineEnd: 3 },
}))

/** Fills its `FieldBox`. `as` another element for a list or several lines. */
export const Control = styled('input')(({ theme }) => ({
  flex: 1,
  alignSelf: 'stretch',
  // a share of the box: large text does not make it wider
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '9px 11px',
  border: 0,
  borderRadius: radius.control - 1,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  appearance: 'none',
  '&:focus': { outline: 0 },
  // Firefox's red glow around an address that it finds wrong: the form says what is wrong
  '&:invalid': { boxShadow: 'none' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:disabled': { WebkitTextFillColor: theme.vars.palette.text.disabled, opacity: 1 },
  // keeps the theme's colours: the browser's yellow is unreadable in dark mode
  '&:-webkit-autofill': {
    WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.primary.soft} inset`,
    WebkitTextFillColor: theme.vars.palette.text.primary,
    caretColor: theme.vars.palette.text.primary,
    // tells forms that the browser filled the field in
    animation: 'autofill 1ms',
  },
  // this colour is not among those that the browser replaces
  [forced]: {
    '&:disabled': { WebkitTextFillColor: 'GrayText' },
    // a box with a list
    '&[aria-disabled="true"]': { color: 'GrayText' },
    '&:-webkit-autofill': { WebkitTextFillColor: 'FieldText' },
  },
}))

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'form' | 'style'> & {
    /** A field of several lines, at least so many. It grows with its text. */
    rows?: number
    /** A button at the end of the field. */
    end?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/**
 * Asks for a text, of one line or of several. A choice from a list is a `Select` or a `Combobox`, a password a
 * `PasswordField`. The label names it; helper and error describe it to screen readers. Uncontrolled with
 * `{...register('email')}`: text typed before hydration stays.
 */
export function TextField({ label, error, warning, helper, optional = false, rows, end, ...props }: TextFieldProps) {
  const ownId = useId()
  const { id = ownId, 'aria-describedby': described, ...input } = props
  const texts = { error, warning, helper, optional }
  return (
    <Field id={id} label={label} {...texts}>
      <FieldBox>
        <Control {...(rows ? lines(rows) : TEXT)} {...input} id={id} {...controlAria(id, texts, described)} />
        {end}
      </FieldBox>
    </Field>
  )
}

const TEXT = { type: 'text' } as const

/** Browsers that cannot fit a field to its text scroll it. */
const lines = (rows: number) =>
  ({
    as: 'textarea',
    rows,
    style: { minHeight: `calc(${rows}lh + 18px)`, resize: 'none', fieldSizing: 'content' },
  }) as const
