import { createFileRoute } from '@tanstack/react-router'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { DiagnosisScreen, useSeconds, useSelfTest } from '~/features/diagnosis/DiagnosisScreen'
import { PAGES } from '~/features/shared/pages'
import { displayName } from '~/features/shared/user/user-texts'
import { pageQuery, prefetchPage } from '~/routes/-page-queries'
import { useAuthStore } from '~/session/auth-store'
import { useSignedIn } from '~/session/current-session'

/** Also in production builds, open to visitors. */
export const Route = createFileRoute('/test/auth')({
  staticData: PAGES['/test/auth'],
  beforeLoad: ({ context: { services } }) => services.load(),
  // no role is stored: the server is asked for the user (C074); the page does not wait
  loader: ({ context: { session, queries } }) =>
    session.isSignedIn() ? prefetchPage(queries.get(), [pageQuery(getCurrentUserOptions())]) : { queries: [] },
  component: DiagnosisRoute,
})

function DiagnosisRoute() {
  const { session } = Route.useRouteContext()
  const signedIn = useSignedIn()
  // of the session itself, whose state is shown here
  const user = useAuthStore((state) => state.user)
  // in a new tab, the token of a signed-in user is still on its way; what fails instead, the probes show
  const test = useSelfTest(async () => {
    if (session.isSignedIn()) await session.tokens.accessGrant().catch(() => {})
  })
  useSeconds()
  return (
    <DiagnosisScreen
      session={{
        open: signedIn,
        user: signedIn && user ? { name: displayName(user), userType: user.user_type } : undefined,
        times: signedIn ? session.remaining() : undefined,
      }}
      test={test}
    />
  )
}
