import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Muted } from '~/design/layout/Muted'

import { errorReference } from './error-reference'

export const isOfServer = ({ status_code }: ApiError) => status_code >= 500

/** Where an act says that it failed: what support finds a failure of the server by (NFR-03). Nothing for other failures. */
export const FailureReference = ({ of: failure }: { of: ApiError | null | undefined }) =>
  failure &&
  isOfServer(failure) && (
    <Muted size="small">
      <FormattedMessage id="common.reference" values={{ reference: errorReference(failure) ?? '' }} />
    </Muted>
  )
