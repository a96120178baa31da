import { useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Reference } from '~/design/feedback/Reference'
import { Muted } from '~/design/layout/Muted'

import { referenceText } from './error-reference'

/** Part of an act's error message: the reference by which support finds a server failure (NFR-03), else nothing. */
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
