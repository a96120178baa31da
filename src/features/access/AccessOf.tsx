import { Stack } from '~/design/layout/Flex'

import type { AccessPerson } from './access-change'
import { BrandAccess, type GivenBrand } from './BrandDetail'
import { UserAccess } from './PersonDetail'
import { useAccessMutations } from './use-access-mutations'
import { ChangeProgress, useConfirmedChange } from './use-confirmed-change'

export type AccessOfProps = {
  /** The id of the current user. */
  selfId: number
} & ({ user: AccessPerson; brand?: never } | { brand: GivenBrand; user?: never })

/** The access of one user or brand, in their drawer or on their page. */
export function AccessOf({ selfId, user, brand }: AccessOfProps) {
  const { run, running, busy } = useAccessMutations(selfId)
  const { confirmation, reading, request } = useConfirmedChange(run, selfId)
  return (
    <Stack spacing={2}>
      <ChangeProgress {...{ reading, running }} />
      {user ? (
        <UserAccess {...{ user, selfId }} busy={busy({ by: 'user', people: [user], brands: [] })} onAsk={request} />
      ) : (
        <BrandAccess {...{ brand, selfId }} busy={busy({ by: 'brand', people: [], brands: [brand] })} onAsk={request} />
      )}
      {confirmation}
    </Stack>
  )
}
