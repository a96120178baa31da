import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { LockIcon } from '~/design/icons/icons'

import { WayBack } from './WayBack'

/** A page the user's role does not reach (decision 29). `children` says who can grant it, where that is known better. */
export function ForbiddenScreen({ children }: { children?: ReactNode }) {
  return (
    <ErrorPage
      icon={<LockIcon />}
      title={<FormattedMessage id="errors.page.forbidden.title" />}
      actions={<WayBack signedIn />}
    >
      {children ?? <FormattedMessage id="errors.page.forbidden.body" />}
    </ErrorPage>
  )
}
