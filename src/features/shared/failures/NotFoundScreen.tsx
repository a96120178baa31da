import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { SearchIcon } from '~/design/icons/icons'

import { WayBack } from './WayBack'

/** An unknown address (GRD-06). */
export function NotFoundScreen({ signedIn }: { signedIn: boolean }) {
  return (
    <ErrorPage
      icon={<SearchIcon />}
      title={<FormattedMessage id="errors.page.notFound.title" />}
      actions={<WayBack signedIn={signedIn} />}
    >
      <FormattedMessage id="errors.page.notFound.body" />
    </ErrorPage>
  )
}
