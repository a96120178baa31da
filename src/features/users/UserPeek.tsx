import { FormattedMessage } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Stack } from '~/design/layout/Flex'
import { RowPeek } from '~/features/shared/lists/RowPeek'
import { SectionCard } from '~/features/shared/Section'
import { displayName } from '~/features/shared/user/user-texts'

import { BrandsCard, Profile } from './UserDrawer'

/** What the drawer of a user says, beside the list. */
export const UserPeek = ({ rows }: { rows: readonly Member[] }) => (
  <RowPeek rows={rows} nameOf={displayName}>
    {(member, rested) => (
      <Stack spacing={2}>
        <Profile member={member} />
        {rested ? (
          <BrandsCard member={member} renderAccess={undefined} />
        ) : (
          <SectionCard title={<FormattedMessage id="navigation.brands" />} level={3}>
            <SkeletonList rows={3} />
          </SectionCard>
        )}
      </Stack>
    )}
  </RowPeek>
)
