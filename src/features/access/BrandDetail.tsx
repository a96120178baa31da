import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Avatar } from '~/design/data/Avatar'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { UsersIcon } from '~/design/icons/icons'
import { Stack } from '~/design/layout/Flex'
import { Strong } from '~/design/layout/Text'
import { displayName } from '~/features/shared/display-name'
import { QuerySection } from '~/features/shared/queries/QuerySection'

import type { AccessBrand, AccessChange } from './access-change'
import { peopleOptions } from './access-queries'
import { AddRows } from './AddRows'
import { AssignedPeople } from './AssignedPeople'
import { BrandAdmin } from './BrandAdmin'
import { DetailHead } from './DetailHead'
import { DetailTabs } from './DetailTabs'
import { PersonLines } from './PersonLines'

type BrandDetailProps = {
  brand: AccessBrand
  selfId: number
  heading: Ref<HTMLHeadingElement>
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
  onBack: () => void
}

/** A brand: its administrator, the users with access, and those who can be added. */
export const BrandDetail = ({ brand, selfId, heading, busy, onAsk, onBack }: BrandDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={brand.name}
      avatar={<Avatar name={brand.name} size={40} shape="square" />}
      onBack={onBack}
    />
    <QuerySection
      query={listBrandUsersOptions({ path: { id: brand.id } })}
      skeleton={<SkeletonList />}
      failed="brands.users.failed"
      gone="access.gone"
    >
      {({ users, admin_user: admin }) => (
        <Stack spacing={2}>
          <Stack spacing={1}>
            <Strong as="div">
              <FormattedMessage id="common.role.administrator" />
            </Strong>
            {admin && <PersonLines person={admin} self={admin.id === selfId} />}
            <BrandAdmin {...{ brand, admin, busy, onAsk }} />
          </Stack>
          <DetailTabs
            count={users.length}
            assigned={<AssignedPeople {...{ brand, people: users, selfId, busy, onAsk }} />}
            add={
              <AddRows
                kind="users"
                icon={<UsersIcon />}
                column="access.column.user"
                query={peopleOptions}
                rowName={displayName}
                renderRow={(person) => <PersonLines person={person} />}
                isAssigned={(person) => users.some(({ id }) => id === person.id)}
                busy={busy}
                onAdd={(people) => onAsk({ kind: 'assign', by: 'brand', people, brands: [brand], administered: [] })}
              />
            }
          />
        </Stack>
      )}
    </QuerySection>
  </Stack>
)
