import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/first-icons'
import { PlusIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { touch } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { INVITE, NEW_BRAND, type PageLink } from '~/features/shared/page-links'
import { freePlaces } from '~/features/shared/plan/plans'
import { SectionCard } from '~/features/shared/Section'
import type { PlainMessageId } from '~/i18n/messages'
import { can, isOwing, managesCompany } from '~/permissions/permissions'

type QuickAction = PageLink & { label: PlainMessageId; Icon: typeof PlusIcon }

type Rule = QuickAction & { offered: (user: User) => boolean }

/** Pending invitations take room, too. */
const hasRoom = ({ company_info }: User, of: 'brands' | 'users') => freePlaces(company_info?.slots, of) !== 0

/** The actions that the user's rights and the plan allow. Links to pages are in the navigation. */
const RULES: readonly Rule[] = [
  {
    label: 'dashboard.actions.createBrand',
    Icon: PlusIcon,
    ...NEW_BRAND,
    offered: (user) => can(user, 'brands.write') && !isOwing(user) && hasRoom(user, 'brands'),
  },
  {
    label: 'dashboard.actions.invite',
    Icon: MailIcon,
    ...INVITE,
    offered: (user) => managesCompany(user) && !isOwing(user) && hasRoom(user, 'users'),
  },
]

/** @param elsewhere links that the page already has */
export const quickActionsFor = (user: User, elsewhere: readonly PageLink[] = []): QuickAction[] =>
  RULES.filter(({ to, offered }) => offered(user) && !elsewhere.some((link) => link.to === to)).map(
    ({ offered: _offered, ...action }) => action,
  )

export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  if (actions.length === 0) return null
  return (
    <SectionCard title={<FormattedMessage id="dashboard.actions.title" />} flush>
      <Box
        component="ul"
        sx={{ display: 'grid', m: 0, px: { xs: 0.5, sm: 1.5 }, pb: { xs: 0.5, sm: 1.5 }, listStyle: 'none' }}
      >
        {actions.map(({ label, Icon, ...link }) => (
          <li key={label}>
            <AppLink {...link} color="inherit" underline="none" sx={ROW}>
              <Icon size={18} />
              <FormattedMessage id={label} />
            </AppLink>
          </li>
        ))}
      </Box>
    </SectionCard>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  '& > .icon': { color: 'text.secondary' },
  '&:hover': { backgroundColor: 'action.hover' },
  // a row of its own, not a link within a text
  [touch]: { minHeight: 44, '&&&': { paddingBlock: 0, marginBlock: 0 } },
} as const
