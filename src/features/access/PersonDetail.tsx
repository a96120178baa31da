import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { AddressText } from '~/design/data/AddressText'
import { Avatar } from '~/design/data/Avatar'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { BrandsIcon } from '~/design/icons/icons'
import { Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { displayName } from '~/features/shared/display-name'
import { QuerySection } from '~/features/shared/queries/QuerySection'

import { reachesEveryBrand, type AccessChange, type AccessPerson } from './access-change'
import { brandsOptions } from './access-queries'
import { AddRows } from './AddRows'
import { AssignedBrands } from './AssignedBrands'
import { BrandLines } from './BrandLines'
import { DetailHead } from './DetailHead'
import { DetailTabs } from './DetailTabs'

type PersonDetailProps = {
  person: AccessPerson
  heading: Ref<HTMLHeadingElement>
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
  onBack: () => void
}

/** A user: their brands, and those that can be added. */
export const PersonDetail = ({ person, heading, busy, onAsk, onBack }: PersonDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={displayName(person)}
      avatar={<Avatar name={displayName(person)} size={40} />}
      onBack={onBack}
    >
      <Muted size="small">
        <AddressText>{person.email}</AddressText>
      </Muted>
    </DetailHead>
    {reachesEveryBrand(person) && (
      <Alert severity="info" role="note">
        <FormattedMessage id="access.role.everything" />
      </Alert>
    )}
    <QuerySection
      query={listUserBrandsOptions({ path: { id: person.id } })}
      skeleton={<SkeletonList avatars={false} />}
      failed="users.brands.failed"
      gone="access.gone"
    >
      {({ brands }) => (
        <DetailTabs
          count={brands.length}
          assigned={<AssignedBrands {...{ person, brands, busy, onAsk }} />}
          add={
            <AddRows
              kind="brands"
              icon={<BrandsIcon />}
              column="forms.label.brand"
              query={brandsOptions}
              rowName={({ name }) => name}
              renderRow={(brand) => <BrandLines brand={brand} />}
              isAssigned={(brand) => brands.some(({ id }) => id === brand.id)}
              busy={busy}
              onAdd={(added) =>
                onAsk({ kind: 'assign', by: 'user', people: [person], brands: added, administered: [] })
              }
            />
          }
        />
      )}
    </QuerySection>
  </Stack>
)
