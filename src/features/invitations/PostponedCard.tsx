import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { SkeletonText } from '~/design/feedback/Skeleton'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Box, Row } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { FocusTarget, PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { type Postponed, postponed, usePostponed } from '~/features/shared/invitation/invitations'
import { userSearchOptions } from '~/features/shared/lists/use-list-filters'
import { SectionCard } from '~/features/shared/Section'
import { displayName } from '~/features/shared/user/user-texts'
import { isEmail, normalEmail } from '~/validation/rule'

import { useInvitingBrands } from './BrandField'

/** What a button needs that gives users access to a brand. */
export type Grant = {
  users: readonly Member[]
  brand: { id: number; name: string }
  onGiven: () => void
  onUndone: () => void
}

/** One call each: an answer makes room for the next one. */
const MOST_AT_ONCE = 10

/** The colleagues with these addresses, by address. No failure is shown: nothing is offered then. */
export function useColleagues(emails: readonly string[]): ReadonlyMap<string, Member> {
  const [most, setMost] = useState(MOST_AT_ONCE)
  const found = useQueries({
    queries: [...new Set(emails)]
      .filter(isEmail)
      .slice(0, most)
      .map((email) => ({
        ...userSearchOptions({ search: email }),
        ...INLINE_ERROR,
        // they may have joined just now
        refetchOnMount: 'always' as const,
      })),
  })
  const next = found.filter(({ isFetching }) => !isFetching).length + MOST_AT_ONCE
  if (next > most) setMost(next)
  const members = found.flatMap(({ data }) => data?.results ?? [])
  return new Map(members.filter(({ is_active }) => is_active).map((member) => [normalEmail(member.email), member]))
}

type PostponedCardProps = {
  userId: number
  renderGrant: (grant: Grant) => ReactNode
}

/** Access that waits until an invited user has joined, then one button each. Without any, nothing. */
export function PostponedCard({ userId, renderGrant }: PostponedCardProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const items = usePostponed(userId)
  const colleagues = useColleagues(items.map(({ email }) => email))
  const { brands, loading } = useInvitingBrands(items.map(({ brand_id }) => String(brand_id)))
  if (items.length === 0) return null

  const lineOf = ({ email, brand_id }: Postponed) => {
    const user = colleagues.get(email)
    const known = brands.find(({ id }) => id === brand_id)
    const brand = { id: brand_id, name: known?.name ?? standInName(brand_id) }
    const name = user ? displayName(user) : email
    return { key: `${brand_id} ${email}`, item: { email, brand_id }, user, brand, name, unnamed: loading && !known }
  }

  return (
    <SectionCard
      title={<FormattedMessage id="invitations.later.title" />}
      description={<FormattedMessage id="invitations.later.help" />}
    >
      <FocusTarget ref={box}>
        <PlainList gap={1}>
          {items.map(lineOf).map(({ key, item, user, brand, name, unnamed }, index) => (
            <li key={key}>
              {unnamed ? (
                <SkeletonText lines={1} />
              ) : (
                <Row align="center" gap={1.5} wrap>
                  <Box sx={SENTENCE}>
                    {user ? (
                      <FormattedMessage id="invitations.later.joined" values={{ name, brand: brand.name }} />
                    ) : (
                      <Muted>
                        <FormattedMessage id="invitations.later.waiting" values={{ email: name, brand: brand.name }} />
                      </Muted>
                    )}
                  </Box>
                  {user &&
                    renderGrant({
                      users: [user],
                      brand,
                      onGiven: () => postponed.remove(userId, item),
                      onUndone: () => postponed.add(userId, [item]),
                    })}
                  <IconButton
                    size="small"
                    label={intl.formatMessage({ id: 'invitations.later.forget' }, { name, brand: brand.name })}
                    onClick={({ currentTarget }) => {
                      passFocusOn(currentTarget, () => itemAt(box.current, 'li button:last-child', index))
                      postponed.remove(userId, item)
                    }}
                  >
                    <CloseIcon />
                  </IconButton>
                </Row>
              )}
            </li>
          ))}
        </PlainList>
      </FocusTarget>
    </SectionCard>
  )
}

/** Beside its button, or above it where little width remains. */
const SENTENCE = { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' } as const
