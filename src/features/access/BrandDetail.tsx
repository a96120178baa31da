import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Avatar } from '~/design/data/Avatar'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { Stack } from '~/design/layout/layout'
import { Strong } from '~/design/layout/Strong'
import { QueryPart } from '~/features/shared/queries/QueryPart'

import type { AccessBrand, AccessChange } from './access-change'
import { AddPeople } from './AddPeople'
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

/** By brand: who administers it, who reaches it, and whom to add. */
export const BrandDetail = ({ brand, selfId, heading, busy, onAsk, onBack }: BrandDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={brand.name}
      avatar={<Avatar name={brand.name} size={40} shape="square" />}
      onBack={onBack}
    />
    <QueryPart
      query={listBrandUsersOptions({ path: { id: brand.id } })}
      skeleton={<SkeletonList />}
      failed="brands.users.failed"
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
            add={<AddPeople {...{ brand, busy, onAsk }} assigned={new Set(users.map(({ id }) => id))} />}
          />
        </Stack>
      )}
    </QueryPart>
  </Stack>
)
