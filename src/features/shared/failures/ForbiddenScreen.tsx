import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { LockIcon } from '~/design/icons/icons'

import { WayBack } from './WayBack'

type ForbiddenScreenProps = {
  /** Says who can grant the right. */
  children?: ReactNode
  /** A link to what the user may see instead, before the one to the dashboard. */
  instead?: ReactNode
}

/** A page the user has no right to (decision 29). */
export function ForbiddenScreen({ children, instead }: ForbiddenScreenProps) {
  return (
    <ErrorPage
      icon={<LockIcon />}
      title={<FormattedMessage id="errors.page.forbidden.title" />}
      actions={
        <>
          {instead}
          <WayBack signedIn variant={instead ? 'outlined' : 'contained'} />
        </>
      }
    >
      {children ?? <FormattedMessage id="errors.page.forbidden.body" />}
    </ErrorPage>
  )
}
