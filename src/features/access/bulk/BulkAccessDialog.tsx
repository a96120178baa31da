import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box, Stack } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { BulkDialog } from '~/features/shared/mutations/BulkDialog'
import { isAllDone } from '~/features/shared/mutations/use-bulk'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { companyUsersOptions } from '~/features/shared/user/company-users'
import { canBeGiven } from '~/permissions/permissions'

import { usePicked } from '../PickTable'
import { restOf, type BulkChange, bulkPlan } from './bulk-access'
import { BulkAccessPreview, BulkAccessRecord } from './BulkAccessPreview'
import { PickBrands, type PickedItems, PickUsers } from './PickItems'
import { beforeOptions, companyBrandsOptions, useBulkAccess } from './use-bulk-access'

export type BulkAccessDialogProps = {
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** Gives several users access to several brands, or removes it, after a preview. */
export function BulkAccessDialog({ open, onClose, onClosed }: BulkAccessDialogProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<BulkChange['kind']>('assign')
  const [checking, setChecking] = useState(false)
  const users = usePicked<Member>()
  const brands = usePicked<Brand>()
  const bulk = useBulkAccess()
  const { running, progress, outcome } = bulk

  const change = useMemo(
    () => ({ kind, users: [...users.rows.values()], brands: [...brands.rows.values()] }),
    [kind, users.rows, brands.rows],
  )
  const before = useQuery({ ...beforeOptions(change), enabled: open && checking && !running && !outcome })
  const plan = useMemo(() => before.data && bulkPlan(change, before.data), [change, before.data])
  const steps = outcome ? restOf(outcome) : checking ? (plan?.steps ?? []) : []
  const chosen = users.rows.size > 0 && brands.rows.size > 0

  function choose(next: BulkChange['kind']) {
    setKind(next)
    if (next === 'remove') return
    users.change([], activeIds(users.rows))
    brands.change([], activeIds(brands.rows))
  }

  async function go() {
    const answer = await bulk.mutate({ steps })
    if (answer && isAllDone(answer)) onClose()
  }

  return (
    <BulkDialog
      {...{ bulk, open, onClose, onClosed }}
      wide
      steady
      title={<FormattedMessage id="several.title" />}
      texts={{
        submit: !checking ? (
          <FormattedMessage id="several.check" />
        ) : outcome ? (
          <FormattedMessage id="several.rest" />
        ) : (
          <FormattedMessage id={`several.submit.${kind}`} values={{ count: plan?.changes ?? 0 }} />
        ),
        progress: progress && <FormattedMessage id="several.progress" values={progress} />,
        stop: <FormattedMessage id="access.leave.stop" />,
      }}
      back={checking ? { text: <FormattedMessage id="several.back" />, onClick: () => setChecking(false) } : undefined}
      danger={checking && kind === 'remove'}
      disabled={checking ? steps.length === 0 : !chosen}
      onSubmit={() => (checking ? void go() : setChecking(true))}
    >
      {checking ? (
        outcome && !running ? (
          <BulkAccessRecord outcome={outcome} />
        ) : before.isError && !plan ? (
          <QueryFailure failed="several.failed" error={before.error} onRetry={() => void before.refetch()} />
        ) : plan ? (
          <BulkAccessPreview kind={kind} plan={plan} />
        ) : (
          <SkeletonList avatars={false} />
        )
      ) : (
        <Stack spacing={2}>
          <SegmentedControl
            label={intl.formatMessage({ id: 'several.kind' })}
            options={(['assign', 'remove'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `access.act.${value}` }),
            }))}
            value={kind}
            onChange={choose}
          />
          <Choice kind={kind} users={users} brands={brands} />
        </Stack>
      )}
    </BulkDialog>
  )
}

/** Access is removed from inactive users and brands too, but not given to them. */
const activeIds = (rows: ReadonlyMap<number, { id: number; is_active: boolean }>) =>
  new Set([...rows.values()].filter(canBeGiven).map(({ id }) => id))

type ChoiceProps = {
  kind: BulkChange['kind']
  users: PickedItems<Member>
  brands: PickedItems<Brand>
}

const offers = (kind: BulkChange['kind']) => (row: { is_active: boolean }) => canBeGiven(row) || kind === 'remove'

/** Which users, and which brands. */
function Choice({ kind, users, brands }: ChoiceProps) {
  const listed = useQuery({ ...companyUsersOptions(), ...INLINE_ERROR })
  const offered = useQuery({ ...companyBrandsOptions(), ...INLINE_ERROR })
  const allUsers = useMemo(() => listed.data?.filter(offers(kind)), [listed.data, kind])
  const allBrands = useMemo(() => offered.data?.filter(offers(kind)), [offered.data, kind])
  return (
    <Box sx={STATIC}>
      <Columns count={2} gap={3} leastWidth={560}>
        {listed.isError ? (
          <QueryFailure failed="users.list.failed" error={listed.error} onRetry={() => void listed.refetch()} />
        ) : allUsers ? (
          <PickUsers rows={allUsers} picked={users} />
        ) : (
          <SkeletonList avatars={false} />
        )}
        {offered.isError ? (
          <QueryFailure failed="brands.list.failed" error={offered.error} onRetry={() => void offered.refetch()} />
        ) : allBrands ? (
          <PickBrands rows={allBrands} picked={brands} />
        ) : (
          <SkeletonList avatars={false} />
        )}
      </Columns>
    </Box>
  )
}

/** No sticky header and selection bar in this dialog: they would cover the rows of the other list. */
const STATIC = {
  '&& thead > tr > *': { position: 'static' },
  // not static: what hides the rows above and below it would cover the whole dialog
  '&& [data-selection-slot]': { position: 'relative', top: 'auto', bottom: 'auto' },
} as const
