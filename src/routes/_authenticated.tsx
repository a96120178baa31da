import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { keepBrand, readBrandSearch } from '~/features/brands/selector/tab-brand'
import { selectorBrandsOptions } from '~/features/brands/selector/use-brand-choice'
import { mustSetUpBusiness } from '~/features/onboarding/business-step'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { InterfaceLoadingScreen } from '~/features/shared/failures/InterfaceScreens'
import { SHELL_NAMESPACES } from '~/features/shared/pages'
import { currentUser } from '~/features/shared/user/current-user'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { storedLanguage, prepareUserLanguage } from '~/i18n/user-language'
import { turn } from '~/platform/async'
import { holdQuery, pageQuery } from '~/routes/-page-queries'
import { expectedUser, type ExpectedUser } from '~/session/auth-store'
import type { Session } from '~/session/session'

import { RootFailure } from './-RootScreens'
import { SignedInArea } from './-SignedInArea'

export const Route = createFileRoute('/_authenticated')({
  staticData: { namespaces: SHELL_NAMESPACES },
  validateSearch: readBrandSearch,
  search: { middlewares: [keepBrand] },
  beforeLoad: async ({ context: { services, texts }, location }) => {
    if (services.expected()) {
      const { session, queries } = await services.load()
      if (await resumeSession(session, texts.loaded)) return { session, queryClient: queries.get() }
    }
    // the Back key may lead to a page of the user who has signed out
    const endedUsers = services.loaded()?.endedUsers() ?? []
    throw redirect({ to: '/auth/login', search: { redirect: location.href }, state: { endedUsers } })
  },
  loader: async ({ context: { queryClient, texts } }) => {
    // the previous page may use it too, and leaving that page would cancel it
    const me = pageQuery(getCurrentUserOptions())
    holdQuery(queryClient, me)
    const entered = prepareUser(queryClient)
    // errors are shown in the user's language too
    await Promise.allSettled([entered, texts.loaded])
    const { owesBusiness } = await entered
    // the texts of the page failed to load: the shell shows it, if it has its own
    if (texts.error !== undefined) await loadNamespaces(language.get(), SHELL_NAMESPACES)
    return { queries: [me.hash], owesBusiness }
  },
  // a user who comes back from step 2 is asked anew
  gcTime: 0,
  component: SignedInArea,
  pendingComponent: InterfaceLoadingScreen,
  // the user could not be read: nothing of the area can be shown
  errorComponent: RootFailure,
})

/**
 * Loads the user and shows their language. Whether a returning user has yet to set up the business is known later:
 * `PageOfUser` waits for it.
 * @throws a redirect if any other user has
 */
async function prepareUser(queryClient: QueryClient): Promise<{ owesBusiness?: Promise<boolean> }> {
  // the shell of every page shows it, and no page waits for it
  void queryClient.prefetchInfiniteQuery(selectorBrandsOptions())
  const returning = returningUser(queryClient)
  const asked = queryClient.ensureQueryData(getCurrentUserOptions())
  if (returning) {
    // by the user that was read: the cache is emptied at the end of the session. `PageOfUser` shows the error
    const owesBusiness = asked.then((user) => mustSetUpBusiness(queryClient, user)).catch(() => false)
    // the queries of the page start first: the first date format of a page costs 17 ms
    await turn()
    await prepareUserLanguage(queryClient, returning.id)
    return { owesBusiness }
  }
  const user = await asked
  if (await mustSetUpBusiness(queryClient, user)) throw redirect({ to: '/onboarding/register', replace: true })
  await prepareUserLanguage(queryClient, user.id)
  return {}
}

/**
 * The stored user of an earlier visit, until the user is loaded. A stored language proves the earlier visit. Undefined
 * during a registration.
 */
function returningUser(queryClient: QueryClient): ExpectedUser | undefined {
  const user = expectedUser()
  if (!user || currentUser(queryClient)) return undefined
  const wasIn = storedLanguage.read(user.id) !== undefined && registrationProgress.of(user.id) !== 'owed'
  return wasIn ? user : undefined
}

/** Also finishes a sign-in whose user failed to load. While there are tokens, an error is shown and can be retried. */
async function resumeSession(session: Session, texts: Promise<void>): Promise<boolean> {
  if (session.isSignedIn()) return true
  try {
    return await session.resume()
  } catch (error) {
    if (!session.hasRecord()) return false
    await texts
    throw error
  }
}
