import { FormattedMessage, useIntl } from 'react-intl'

import type { BrandUser } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Facts'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Grow } from '~/design/layout/Flex'
import { PlainList, RuledItem } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'

import { AcceptLayout } from './AcceptScreen'

/** As many as one takes in at a glance. */
const SHOWN = 5

type JoinedScreenProps = {
  title: string
  /** Those the new user will work with; empty while they are not known. */
  team: readonly BrandUser[]
}

/** The invitation is accepted. The list comes below the button, so that nothing moves when it arrives. */
export function JoinedScreen({ title, team }: JoinedScreenProps) {
  const intl = useIntl()
  const shown = team.toSorted((one, other) => Number(other.is_brand_admin) - Number(one.is_brand_admin)).slice(0, SHOWN)
  const others = team.length - shown.length

  return (
    <AcceptLayout title={title}>
      <ButtonLink to="/dashboard" replace size="large">
        <FormattedMessage id="invitations.joined.dashboard" />
      </ButtonLink>
      {shown.length > 0 && (
        <section>
          <Strong as="h2" weight="medium">
            <FormattedMessage id="invitations.joined.team" />
          </Strong>
          <PlainList aria-label={intl.formatMessage({ id: 'invitations.joined.team' })}>
            {shown.map((user) => (
              <Teammate key={user.id} user={user} />
            ))}
          </PlainList>
          {others > 0 && (
            <Muted as="p" size="small">
              <FormattedMessage id="invitations.joined.others" values={{ count: others }} />
            </Muted>
          )}
        </section>
      )}
    </AcceptLayout>
  )
}

function Teammate({ user }: { user: BrandUser }) {
  const intl = useIntl()
  const name = displayName(user)
  return (
    <RuledItem>
      <Avatar name={name} />
      <Grow>
        <Strong weight="medium">
          <Name>{name}</Name>
        </Strong>
        <Muted size="small">{roleLabel(intl, user.user_type)}</Muted>
      </Grow>
      {user.is_brand_admin && (
        <StatusBadge tone="primary">
          <FormattedMessage id="common.role.administrator" />
        </StatusBadge>
      )}
    </RuledItem>
  )
}
