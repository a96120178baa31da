import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { NotFoundScreen } from '~/features/shared/NotFoundScreen'
import { PublicLayout } from '~/features/shared/PublicLayout'
import { language } from '~/i18n/language-store'
import { loadNamespaces } from '~/i18n/load-messages'
import { useSessionOpen } from '~/session/use-session-open'

/** Fetched when it is needed: visitors, and the login, do without it. */
const SignedInFrame = lazy(async () => {
  const [{ SignedInFrame }] = await Promise.all([
    import('./-SignedInFrame'),
    loadNamespaces(language.get(), ['brands', 'subscription']),
  ])
  return { default: SignedInFrame }
})

/** An address without a page (GRD-06): among the pages of who is signed in, else on a public page. */
export function NotFoundPlace() {
  const { session } = useRouter().options.context
  const signedIn = useSessionOpen()
  const screen = <NotFoundScreen signedIn={signedIn} />
  if (!signedIn) return <PublicLayout>{screen}</PublicLayout>
  return (
    <Suspense>
      <SignedInFrame session={session}>{screen}</SignedInFrame>
    </Suspense>
  )
}
