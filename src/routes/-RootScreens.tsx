import type { ErrorComponentProps } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { NotFoundScreen, RouteFailure } from '~/features/shared/failures/FailureScreen'
import { SHELL_NAMESPACES } from '~/features/shared/pages'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { useOwnTitle } from '~/features/shell/page-title'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { useSignedIn } from '~/session/current-session'

/** Error component of the root route. */
export function RootFailure(props: ErrorComponentProps) {
  return (
    <PublicLayout>
      <RouteFailure {...props} signedIn={useSignedIn()} />
    </PublicLayout>
  )
}

/** Lazy: visitors and the login do not need it. */
const SignedInArea = lazyComponent(async () => {
  const [area] = await Promise.all([import('./-SignedInArea'), loadNamespaces(language.get(), SHELL_NAMESPACES)])
  return area.SignedInArea
})

/** Unknown address (GRD-06): in the shell of signed-in users, or on a public page. */
export function NotFoundPage() {
  const signedIn = useSignedIn()
  useOwnTitle(useIntl().formatMessage({ id: 'errors.page.notFound.title' }))
  const screen = <NotFoundScreen signedIn={signedIn} />
  if (!signedIn) return <PublicLayout>{screen}</PublicLayout>
  return <SignedInArea>{screen}</SignedInArea>
}
