import { FormattedMessage } from 'react-intl'

import type { Brand, Invitation, User } from '~/api/generated/types.gen'
import { Skeleton } from '~/design/feedback/Skeleton'
import { VisuallyHidden } from '~/design/layout/Text'
import { isAbout, recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { allInvitationsOptions, pendingOf } from '~/features/shared/invitation/invitations'
import { type KeyFigure, KeyFigures } from '~/features/shared/KeyFigures'
import { Moment } from '~/features/shared/Moment'
import { accessLink, type PageLink } from '~/features/shared/page-links'
import { newestFirst, isCount } from '~/features/shared/provider-data'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { SectionCard } from '~/features/shared/Section'
import { userCount } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import { isCompanyAdmin, managesCompany } from '~/permissions/permissions'
import { isId } from '~/platform/storage'

import { brandUsersOptions } from './brand-queries'

type BrandKeyFiguresProps = {
  user: User
  id: number
  /** Undefined while it loads. */
  brand?: Brand
}

/**
 * Users, active users, last activity and pending invitations of a brand, each a link to them. A figure that cannot be
 * known is a dash; where a section of the page shows the same data, it says why.
 */
export function BrandKeyFigures({ user, id: brandId, brand }: BrandKeyFiguresProps) {
  const { number } = useFormats()
  const usersQuery = useSectionQuery({ ...brandUsersOptions(brandId), ...INLINE_ERROR })
  const activity = useSectionQuery({ ...recentActivityOptions(), ...INLINE_ERROR })
  const invites = isCompanyAdmin(user)
  const invitations = useSectionQuery({ ...allInvitationsOptions(), ...INLINE_ERROR, enabled: invites })

  const users = usersQuery.data?.users
  const active = users?.filter(({ is_active }) => is_active)
  const latest = newestFirst(brand ? (activity.data?.results ?? []).filter(isAbout(brand)) : [])[0]?.created_at
  const access = managesCompany(user) ? accessLink({ by: 'brand', id: brandId }) : undefined
  const pending = invitations.data && pendingOf(invitations.data.invitations)

  /** The label agrees with the value in number. */
  function counted(name: CountedName, value: number | null | undefined, loading: boolean, link?: PageLink): KeyFigure {
    const known = isCount(value)
    return {
      id: name,
      value: known ? number(value) : missing(loading),
      label: <FormattedMessage id={`brandpages.figures.${name}`} values={{ count: known ? value : SEVERAL }} />,
      link,
    }
  }

  const figures: KeyFigure[] = [
    counted('users', users?.length ?? (brand && userCount(brand)), usersQuery.isPending, access),
    counted('active', active?.length, usersQuery.isPending, access),
    {
      id: 'activity',
      value: latest ? <Moment at={latest} /> : missing(activity.isPending || !brand),
      label: <FormattedMessage id="brandpages.figures.activity" />,
      link: { to: '/analytics', search: { scope: 'brand', brand: brandId } },
    },
  ]
  if (invites)
    figures.push(
      counted('invitations', pending && countFor(brandId, pending), invitations.isPending, {
        to: '/users/invitations',
        search: { status: 'pending', for_brand: brandId },
      }),
    )

  return (
    <SectionCard>
      <VisuallyHidden as="h2">
        <FormattedMessage id="brandpages.figures" />
      </VisuallyHidden>
      <KeyFigures user={user} size="h2" figures={figures} />
    </SectionCard>
  )
}

type CountedName = 'users' | 'active' | 'invitations'

/** The number of a label without a value. */
const SEVERAL = 2

const missing = (loading: boolean) => (loading ? <Skeleton shape="line" width="2rem" /> : UNKNOWN)

/** Undefined if the answer does not say which brand an invitation is for. */
const countFor = (id: number, invitations: readonly Invitation[]): number | undefined =>
  invitations.every(({ brand_id }) => isId(brand_id))
    ? invitations.filter(({ brand_id }) => brand_id === id).length
    : undefined

const UNKNOWN = (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>
      <FormattedMessage id="brandpages.figures.unknown" />
    </VisuallyHidden>
  </>
)
