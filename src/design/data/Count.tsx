import { FormattedMessage, FormattedNumber } from 'react-intl'

import { VisuallyHidden } from '~/design/layout/Text'
import { ABSENT } from '~/i18n/dates'

/** A number from an answer. One that is not known is a dash, read as 'unknown': it is not 0. */
export function Count({ value }: { value: number | null | undefined }) {
  if (value !== null && value !== undefined) return <FormattedNumber value={value} />
  return (
    <span>
      <span aria-hidden>{ABSENT}</span>
      <VisuallyHidden>
        <FormattedMessage id="data.unknown" />
      </VisuallyHidden>
    </span>
  )
}
