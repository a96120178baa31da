import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { LockIcon } from '~/design/icons/icons'

import { WayBack } from './WayBack'

/** A page the user has no right to (decision 29). `children` may say who can grant it. */
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
