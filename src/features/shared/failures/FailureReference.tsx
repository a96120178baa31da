import { useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Reference } from '~/design/feedback/ErrorPage'
import { Muted } from '~/design/layout/Text'

import { referenceText } from './error-reference'

/** The reference by which support finds a failure of the server (NFR-03). Nothing for other failures. */
export function FailureReference({ of: failure }: { of: ApiError | null | undefined }) {
  const text = referenceText(useIntl(), failure)
  return (
    text && (
      <Muted size="small">
        <Reference>{text}</Reference>
      </Muted>
    )
  )
}
