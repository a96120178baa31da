import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Box } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import type { PlainMessageId } from '~/i18n/messages'

/** C120: nobody reads more, and ten thousand would hide the form. */
const MOST = 5

type FailureSummaryProps = {
  /** What failed, in one or many texts. None: the fields say it all, and only those who cannot see them are sentences. */
  texts: readonly string[]
  /** Why, or what to do about it. */
  children?: ReactNode
  title?: ReactNode
  /** What is sentences where there is nothing to show. */
  unseen?: PlainMessageId
}

/** A long form on a telephone: its top is out of sight when the button is pressed. */
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** The one place that says why something was not done: above a form, never taller than a few lines. */
export function FailureSummary({ texts, title, children, unseen = 'forms.errors.form' }: FailureSummaryProps) {
  if (texts.length === 0 && !title && !children)
    return (
      <VisuallyHidden role="alert">
        <FormattedMessage id={unseen} />
      </VisuallyHidden>
    )
  const sentences = texts.length > 1 ? <Texts texts={texts} /> : texts[0]
  // with a cause and no title of its own, what failed is the title
  const heads = title === undefined && children !== undefined
  return (
    <Box ref={bringIntoView}>
      <Alert severity="error" title={heads ? sentences : title}>
        {!heads && sentences}
        {children}
      </Alert>
    </Box>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  const more = texts.length - MOST
  return (
    <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
      {texts.slice(0, MOST).map((text, place) => (
        // the server may say the same twice
        <li key={`${place}-${text}`}>{text}</li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="forms.errors.more" values={{ count: more }} />
        </li>
      )}
    </Box>
  )
}
