import type { User } from '~/api/generated/types.gen'
import {
  AnalyticsIcon,
  BrandsIcon,
  CardIcon,
  MailIcon,
  PagesIcon,
  PlusIcon,
  UserIcon,
  UsersIcon,
} from '~/design/icons/icons'
import type { PlainMessageId } from '~/i18n/messages'
import { can, canAccessAnalytics, canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

import { INVITING, PLACES, type Way } from './places'

export type QuickAction = Way & { label: PlainMessageId; Icon: typeof PlusIcon }

type Rule = QuickAction & { offered: (user: User) => boolean }

/** A payment is late: nothing that makes the plan grow. What to do about it is said above every page. */
export const isOwing = ({ subscription_info }: User) => subscription_info?.billing_status === 'past_due'

const hasLargerPlan = ({ subscription_info }: User) =>
  subscription_info?.can_upgrade === true && Boolean(subscription_info.current_plan?.name)

/** Decision 26: what one may do, and no more (decision 29). */
const RULES: readonly Rule[] = [
  {
    label: 'dashboard.actions.createBrand',
    Icon: PlusIcon,
    to: PLACES.brands,
    offered: (user) => can(user, 'brands.write') && !isOwing(user),
  },
  {
    label: 'dashboard.actions.invite',
    Icon: MailIcon,
    ...INVITING,
    offered: (user) => isCompanyAdmin(user) && !isOwing(user),
  },
  { label: 'dashboard.actions.users', Icon: UsersIcon, to: PLACES.users, offered: isCompanyAdmin },
  {
    label: 'dashboard.actions.brands',
    Icon: BrandsIcon,
    to: PLACES.brands,
    offered: (user) => !can(user, 'brands.write') || isOwing(user),
  },
  {
    label: 'dashboard.actions.pages',
    Icon: PagesIcon,
    to: PLACES.pages,
    offered: (user) => can(user, 'pages.write'),
  },
  { label: 'dashboard.actions.analytics', Icon: AnalyticsIcon, to: PLACES.analytics, offered: canAccessAnalytics },
  // without a plan yet, the trial asks for one already
  {
    label: 'dashboard.actions.plan',
    Icon: CardIcon,
    to: '/subscription/upgrade',
    offered: (user) => canManageSubscription(user) && hasLargerPlan(user) && !isOwing(user),
  },
  { label: 'dashboard.actions.profile', Icon: UserIcon, to: '/settings', offered: () => true },
]

export const quickActionsFor = (user: User, exists: (path: string) => boolean): QuickAction[] =>
  RULES.filter(({ to, offered }) => exists(to) && offered(user)).map(({ offered: _offered, ...action }) => action)
