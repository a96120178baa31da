import type { User } from '~/api/generated/types.gen'
import { MailIcon, PlusIcon } from '~/design/icons/icons'
import type { PageLink } from '~/features/shared/page-link'
import type { PlainMessageId } from '~/i18n/messages'
import { can, managesCompany } from '~/permissions/permissions'
import { limitReached } from '~/permissions/plan-limits'

import { CREATING_BRAND, INVITING } from './places'

export type QuickAction = PageLink & { label: PlainMessageId; Icon: typeof PlusIcon }

type Rule = QuickAction & { offered: (user: User) => boolean }

/** While a payment is late, no action that needs a larger plan is offered. */
export const isOwing = ({ subscription_info }: User) => subscription_info?.billing_status === 'past_due'

/** The actions that the user's rights and the plan allow. Links to pages are in the navigation. */
const RULES: readonly Rule[] = [
  {
    label: 'dashboard.actions.createBrand',
    Icon: PlusIcon,
    ...CREATING_BRAND,
    offered: (user) => can(user, 'brands.write') && !isOwing(user) && !limitReached(user, 'brands'),
  },
  {
    label: 'dashboard.actions.invite',
    Icon: MailIcon,
    ...INVITING,
    offered: (user) => managesCompany(user) && !isOwing(user) && !limitReached(user, 'users'),
  },
]

/** @param elsewhere links that the page already has */
export const quickActionsFor = (
  user: User,
  exists: (path: string) => boolean,
  elsewhere: readonly PageLink[] = [],
): QuickAction[] =>
  RULES.filter(({ to, offered }) => exists(to) && offered(user) && !elsewhere.some((link) => link.to === to)).map(
    ({ offered: _offered, ...action }) => action,
  )
