import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { refusedStatus } from '~/api/api-error'
import type { InvitationInput, Member } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { AddressText, Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { Spaced } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'

import { useInvitingBrands } from './BrandField'
import { type Grant, useColleagues } from './PostponedCard'
import { addressesOf, pairKey, type Pair, refusalText, type Unsent } from './send-once'

export type FailedInvitationsProps = {
  failed: readonly Unsent[]
  brief: boolean
  /** A button that gives colleagues access instead of invitations. */
  renderGrant: (grant: Grant) => ReactNode
  onGiven: (pairs: readonly Pair[]) => void
  /** These addresses are of colleagues: to invite them again would be refused again. */
  onColleagues: (emails: readonly string[]) => void
}

/** Only these may be about a colleague. */
const isRefused = ({ error }: Unsent) => [400, 409].includes(refusedStatus(error) ?? 0)

const NOTHING: ReadonlySet<unknown> = new Set()

/** Why invitations were not sent. Colleagues can have access to their brands at once, one by one or all of a brand. */
export function FailedInvitations({ failed, brief, renderGrant, onGiven, onColleagues }: FailedInvitationsProps) {
  const intl = useIntl()
  const brandOf = useBrandNames(failed.map(({ input }) => input))
  const colleagues = useColleagues(addressesOf(failed.filter(isRefused).map(({ input }) => input)))
  // pairs that were given access alone, and brands whose colleagues were all given it
  const [given, setGiven] = useState(NOTHING)
  const found = addressesOf(failed.map(({ input }) => input).filter(({ email }) => colleagues.has(email))).join('\n')
  const tell = useStableCallback(onColleagues)
  useEffect(() => {
    if (found !== '') tell(found.split('\n'))
  }, [found, tell])

  const lines = failed.map(({ input, error }) => {
    const user = colleagues.get(input.email)
    return { input, error, user, key: pairKey(input), everywhere: user !== undefined && administersEveryBrand(user) }
  })

  function grant(pairs: readonly { input: Pair; user: Member }[], key: unknown) {
    const [one] = pairs
    if (!one) return undefined
    return renderGrant({
      users: pairs.map(({ user }) => user),
      brand: { id: one.input.brand_id, name: brandOf(one.input) },
      onGiven() {
        setGiven((before) => new Set([...before, key]))
        onGiven(pairs.map(({ input }) => input))
      },
      onUndone: () => setGiven((before) => new Set([...before].filter((one) => one !== key))),
    })
  }

  const lacking = lines.flatMap(({ input, user, everywhere, key }) =>
    user && !everywhere && !given.has(key) ? [{ input, user }] : [],
  )
  const byBrand = Map.groupBy(lacking, ({ input }) => input.brand_id)

  return (
    <Alert
      severity="error"
      title={<FormattedMessage id="invitations.dialog.failed.some" values={{ count: failed.length }} />}
    >
      <PlainList gap={1.5}>
        {lines
          .filter(({ user }) => user || !brief)
          .map(({ input, error, user, key, everywhere }) => (
            <li key={key}>
              <FormattedMessage
                id={
                  everywhere
                    ? 'invitations.dialog.failed.admin'
                    : user
                      ? 'invitations.dialog.failed.colleague'
                      : 'invitations.dialog.failed.one'
                }
                values={{
                  name: user && <Name>{displayName(user)}</Name>,
                  email: <AddressText>{input.email}</AddressText>,
                  brand: <Name>{brandOf(input)}</Name>,
                  reason: refusalText(intl, error),
                }}
              />
              {user && !everywhere && (!given.has(input.brand_id) || given.has(key)) && (
                <Spaced mt={0.5}>{grant([{ input, user }], key)}</Spaced>
              )}
            </li>
          ))}
      </PlainList>
      {[...byBrand]
        .filter(([brand, pairs]) => pairs.length > 1 || given.has(brand))
        .map(([brand, pairs]) => (
          <Spaced key={brand} mt={1.5}>
            {grant(pairs, brand)}
          </Spaced>
        ))}
      <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
    </Alert>
  )
}

/** The name of the brand of an invitation, else its number. */
export function useBrandNames(inputs: readonly InvitationInput[]) {
  const { brands } = useInvitingBrands(inputs.map(({ brand_id }) => String(brand_id)))
  const names = new Map(brands.map(({ id, name }) => [id, name]))
  return ({ brand_id }: InvitationInput) => names.get(brand_id) ?? standInName(brand_id)
}
