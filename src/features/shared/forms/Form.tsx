import { type ReactNode, useSyncExternalStore, type ComponentProps, type FormHTMLAttributes } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { type ApiError, mayBeDone } from '~/api/api-error'
import { Alert } from '~/design/feedback/Alert'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { FailureReference } from '~/features/shared/failures/error-reference'
import { unconfirmedText } from '~/i18n/error-text'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'

import type { FormSubmission } from './form-fields'

const never = () => () => {}

/**
 * A value that the build could not know. It renders again only if the value differs from `before`.
 * @param before the value on pre-rendered pages, until hydration
 */
export const useHydratedValue = <Value,>(value: Value, before: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False on pre-rendered pages until hydration: the browser must not submit a form by itself. */
export const useHydrated = (): boolean => useHydratedValue(true, false)

type FormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onBlur'> & {
  submission: FormSubmission
  /** Id of the heading that names the form. */
  labelledBy: string
  /** The FailureSummary, after a failure. */
  summary?: ReactNode
  children: ReactNode
}

/**
 * Every form. It has no `action`: before hydration the browser must not put a password into a URL. Fields are
 * uncontrolled, so text typed before hydration and autofill count.
 */
export function Form({ submission, labelledBy, summary, children, ...handlers }: FormProps) {
  const { ref, notes, onKeyDown, send } = submission
  return (
    <Box
      component="form"
      method="post"
      noValidate
      ref={ref}
      aria-labelledby={labelledBy}
      {...handlers}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {summary}
      {notes}
      {children}
    </Box>
  )
}

type FormButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'busy' | 'type'> & {
  submission: FormSubmission
  busyLabel: ReactNode
}

/** Hydrates by itself, without a render of the surrounding form. */
export function FormButton({ submission, disabled = false, ...props }: FormButtonProps) {
  const hydrated = useHydrated()
  return <SubmitButton size="large" fullWidth {...props} disabled={disabled || !hydrated} busy={submission.busy} />
}

/** The card of a public form. On a phone, the form fills the page without a card. */
export const FormCard = ({ children }: { children: ReactNode }) => <Box sx={CARD}>{children}</Box>

const CARD = {
  padding: { xs: '24px 0', sm: 4 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: '12px' },
  backgroundColor: { sm: 'background.paper' },
} as const

/**
 * A ref callback for messages above a form: scrolls all of them into view, even in a long form. It waits until the
 * invalid field has the focus, which also scrolls. Where there is no room for both, the field stays in view.
 */
export function bringIntoView(node: HTMLElement | null) {
  if (!node) return undefined
  const frame = requestAnimationFrame(() => {
    node.scrollIntoView({ block: 'nearest' })
    const field = document.activeElement
    if (field && node.closest('form')?.contains(field)) field.scrollIntoView({ block: 'nearest' })
  })
  return () => cancelAnimationFrame(frame)
}

/** Keeps a distance from the top bar and from the edge of the window. */
export const IN_VIEW = { scrollMarginBlock: '4.5rem 1rem' } as const

/** More lines do not help, and ten thousand would hide the form (C120). */
const MOST = 5

type FailureSummaryProps = {
  /** One or more messages. Empty: the fields show the errors, and only screen readers get a sentence here. */
  texts: readonly string[]
  /** The cause, or what to do. */
  children?: ReactNode
  title?: ReactNode
  /** The title of an unconfirmed mutation, instead of `title` and `texts`. */
  unconfirmed?: ReactNode
  /** What failed. For a server failure, the reference is shown below the messages. */
  failure?: ApiError | null
  /** The sentence for screen readers when `texts` is empty. */
  unseen?: PlainMessageId
}

/** The one place above a form that says what failed, in a few lines at most. */
export function FailureSummary(props: FailureSummaryProps) {
  const { texts, title, unconfirmed, failure, children, unseen = 'forms.errors.form' } = props
  const intl = useIntl()
  if (unconfirmed && failure && mayBeDone(failure))
    return (
      <Box ref={bringIntoView} sx={IN_VIEW}>
        <Alert severity="warning" title={unconfirmed}>
          {unconfirmedText(intl, failure)}
          <FailureReference of={failure} />
        </Alert>
      </Box>
    )
  if (texts.length === 0 && !title && !children)
    return (
      <VisuallyHidden role="alert">
        <FormattedMessage id={unseen} />
      </VisuallyHidden>
    )
  const sentences = texts.length > 1 ? <Texts texts={texts} /> : texts[0]
  // with a cause but no title, the message becomes the title
  const heads = title === undefined && children !== undefined
  return (
    <Box ref={bringIntoView} sx={IN_VIEW}>
      <Alert severity="error" title={heads ? sentences : title}>
        <TextElement>{!heads && sentences}</TextElement>
        <TextElement>{children}</TextElement>
        <FailureReference of={failure} />
      </Alert>
    </Box>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  const more = texts.length - MOST
  return (
    <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
      {texts.slice(0, MOST).map((text, index) => (
        // the server may send the same text twice
        <li key={`${index}-${text}`}>{text}</li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="forms.errors.more" values={{ count: more }} />
        </li>
      )}
    </Box>
  )
}
