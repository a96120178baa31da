import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import {
  getProfileOptions,
  getTrialStatusOptions,
  listLoginHistoryOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import type { CompanyInfo, User } from '~/api/generated/types.gen'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { CompanyCard, PreferencesCard } from '~/features/settings/CompanyCard'
import { ProfileCard } from '~/features/settings/ProfileCard'
import { SecuritySection } from '~/features/settings/SecuritySection'
import {
  AccessReviewCard,
  SettingsScreen,
  settingsSections,
  type SettingsSection,
  SignInFirst,
} from '~/features/settings/SettingsScreen'
import { allInvitationsOptions, usePendingInvitations } from '~/features/shared/invitation/invitations'
import { FIRST_VIEW, userListOptions } from '~/features/shared/lists/use-list-filters'
import { accessSearch, readAccessTarget, type AccessSearch } from '~/features/shared/page-links'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { isCancelled, isTrial, largerPlanFor } from '~/features/shared/plan/plan-limits'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { completedBy, isCompanyAdmin, managesCompany, mayChoosePlan, asksAboutTrial } from '~/permissions/permissions'
import { pageQuery, prefetchPage } from '~/routes/-page-queries'

export const Route = createFileRoute('/_authenticated/settings/')({
  validateSearch: unvalidatedSearch<AccessSearch>,
  staticData: PAGES['/settings'],
  loader: ({ context }) =>
    prefetchPage(context.queryClient, [
      pageQuery(getProfileOptions()),
      pageQuery(listLoginHistoryOptions()),
      // Only company admins manage access
      pageQuery(userListOptions(FIRST_VIEW), managesCompany),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
      pageQuery(getTrialStatusOptions(), asksAboutTrial),
    ]),
  component: SettingsRoute,
})

function SettingsRoute() {
  // undefined while a session ends: the page asks to sign in, as documented (SET-01)
  const user = useCurrentUser()
  // read by its card
  const { data: profile } = useQuery({ ...getProfileOptions(), enabled: false })
  if (!user) return <SignInFirst />
  const sections = settingsSections(user).flatMap((id) => {
    const content = CONTENT[id]?.(user)
    return content ? [{ id, content }] : []
  })
  // `GET /auth/me/` may have neither the dates nor the name of the company
  return <SettingsScreen user={completedBy(user, profile)} sections={sections} />
}

const CONTENT: Partial<Record<SettingsSection, (user: User) => ReactNode>> = {
  profile: ({ id }) => <ProfileCard userId={id} />,
  security: ({ id, email }) => <SecuritySection userId={id} email={email} />,
  preferences: ({ id }) => <PreferencesCard userId={id} />,
  access: (user) => (managesCompany(user) ? <Access /> : <AccessReviewCard />),
  company: (user) => user.company_info && <Company user={user} company={user.company_info} />,
  subscription: (user) => <Subscription user={user} fallback={<SubscriptionLoading of={user.subscription_info} />} />,
}

/** Below the fold, so its code is loaded after that of the page. */
const AccessCard = lazyComponent(async () => (await import('~/features/access/AccessCard')).AccessCard)

/** The user or brand whose access is shown is in the URL, which follows the choice. */
function Access() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AccessCard
      fallback={<SkeletonCard lines={8} />}
      target={readAccessTarget(search)}
      onTarget={(target) =>
        void navigate({
          search: accessSearch(target),
          hash: true,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        })
      }
    />
  )
}

/** The last section, loaded like the one before. */
const Subscription = lazyComponent(async () => {
  const [{ SubscriptionSummary }, { useTrialSection }] = await Promise.all([
    import('~/features/subscription/SubscriptionSummary'),
    import('~/features/trial/trial-section'),
  ])
  return function Subscription({ user }: { user: User }) {
    const trial = useTrialSection(user)
    if (!user.subscription_info) return null
    return (
      <SubscriptionSummary
        title={<FormattedMessage id="navigation.subscription" />}
        user={user}
        subscription={user.subscription_info}
        trial={trial}
      />
    )
  }
})

/** The banner of the shell is hidden beside it, as beside the section. */
const SubscriptionLoading = ({ of }: { of: User['subscription_info'] }) => (
  <div data-trial={(of && isTrial(of)) || undefined} data-cancelled={isCancelled(of) || undefined}>
    <SkeletonCard lines={4} />
  </div>
)

/** The company, with the places that pending invitations take in its plan. */
const Company = ({ user, company }: { user: User; company: CompanyInfo }) => (
  <CompanyCard
    company={company}
    pending={usePendingInvitations(user)}
    largerPlan={mayChoosePlan(user) ? largerPlanFor(user) : undefined}
  />
)
