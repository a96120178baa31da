import { FormattedMessage } from 'react-intl'

import type { Brand, BrandUser, User } from '~/api/generated/types.gen'
import { AddressText } from '~/design/data/AddressText'
import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Name'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Column, Grow, Row } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { accessPlace } from '~/features/shared/access-place'
import { ButtonLink } from '~/features/shared/AppLink'
import { displayName } from '~/features/shared/display-name'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { Reserved } from '~/features/shared/Reserved'
import { isReadOnly, managesCompany } from '~/permissions/permissions'

import { brandUsersOptions } from './brands-queries'

type BrandAdminCardProps = { user: User; brand: Brand }

/** At most one administrator. A company admin sets it in the settings; others read who can. */
export const BrandAdminCard = ({ user, brand }: BrandAdminCardProps) => (
  <QueryCard
    title={<FormattedMessage id="brandpages.admin" />}
    query={brandUsersOptions(brand.id)}
    skeleton={<SkeletonList rows={2} />}
    failed="brands.users.failed"
    denied={<Reserved reason="brandpages.people.denied" />}
  >
    {({ admin_user: admin }) => (
      <Column gap={2}>
        {admin ? <Admin admin={admin} /> : <NoAdmin />}
        {managesCompany(user) ? (
          <div>
            <ButtonLink {...accessPlace({ by: 'brand', id: brand.id })} size="small" variant="outlined" color="neutral">
              <FormattedMessage id={admin ? 'brandpages.admin.change' : 'brandpages.admin.set'} />
            </ButtonLink>
          </div>
        ) : (
          !isReadOnly(user) && <Reserved reason="brandpages.denied.access" />
        )}
      </Column>
    )}
  </QueryCard>
)

function Admin({ admin }: { admin: BrandUser }) {
  const name = displayName(admin)
  return (
    <Row gap={1.5} align="center">
      <Avatar name={name} />
      <Grow>
        <Strong weight="medium">
          <Name>{name}</Name>
        </Strong>
        <Muted size="small">
          <AddressText>{admin.email}</AddressText>
        </Muted>
      </Grow>
    </Row>
  )
}

const NoAdmin = () => (
  <div>
    <Strong weight="medium">
      <FormattedMessage id="brandpages.admin.none" />
    </Strong>
    <Muted size="small">
      <FormattedMessage id="brandpages.admin.none.body" />
    </Muted>
  </div>
)
