import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { Grow, Row, Stack } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import type { AccessUser } from '~/features/access/access-change'
import { AccessPreviewList, previewOf } from '~/features/access/AccessDialog'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { BulkDialog } from '~/features/shared/mutations/BulkDialog'
import { isAllDone } from '~/features/shared/mutations/use-bulk'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'

import { UserCombobox } from '../AdminPicker'
import { copyPlan, type CopyPlan, removingSteps, restOf, stepsOfCopies } from './bulk-access'
import { BulkAccessRecord } from './BulkAccessPreview'
import { userBrandsBefore, useBulkAccess } from './use-bulk-access'

export type CopyAccessProps = {
  user: AccessUser
  open: boolean
  onClose: () => void
  onClosed: () => void
}

const brandsQueryOf = (user: AccessUser) => ({ ...userBrandsBefore(user.id), ...INLINE_ERROR })

/** Gives one or several users the brands of another, after a preview for each of them. */
export function CopyAccess({ user, open, onClose, onClosed }: CopyAccessProps) {
  const intl = useIntl()
  const bulk = useBulkAccess(`copyAccess:${user.id}`)
  const { running, progress, outcome } = bulk
  const [model, setModel] = useState<Member | null>(null)
  const [users, setUsers] = useState([user])
  const [exact, setExact] = useState(false)
  /** Typed for a further user: nobody is chosen by it yet. */
  const [typed, setTyped] = useState('')
  const [additions, setAdditions] = useState(0)
  // what is read again meanwhile would show half of a change
  const reads = open && model !== null && !running && !outcome
  const ofModel = useQuery({ ...brandsQueryOf(model ?? user), enabled: reads })
  const ofUsers = useQueries({ queries: users.map((one) => ({ ...brandsQueryOf(one), enabled: reads })) })
  const queries = [ofModel, ...ofUsers]
  const failed = queries.filter(({ isError }) => isError)
  const answers = ofUsers.map(({ data }) => data?.brands)
  const modelBrands = model ? ofModel.data?.brands : undefined
  const plans = users.flatMap((one, at) => {
    const brands = answers[at]
    return modelBrands && brands ? [copyPlan(modelBrands, one, brands, exact)] : []
  })
  const complete = plans.length === users.length && failed.length === 0
  const steps = outcome ? restOf(outcome) : complete ? stepsOfCopies(plans) : []
  const hasRest = outcome !== undefined && !isAllDone(outcome)
  const removes = removingSteps(steps).length > 0
  const isOffered = ({ id }: Member) => id !== model?.id && users.every((one) => one.id !== id)

  async function apply() {
    const answer = await bulk.mutate({ steps })
    if (answer && isAllDone(answer)) onClose()
  }

  const choice = (
    <Stack spacing={2}>
      <UserCombobox
        label={intl.formatMessage({ id: 'access.copy.model' })}
        placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
        name="model_id"
        offers={({ id }) => users.every((one) => one.id !== id)}
        value={model}
        onChange={(chosen) => {
          setModel(chosen)
          // the other field goes, and what is typed in it
          if (!chosen) setTyped('')
        }}
      />
      {model && administersEveryBrand(model) && (
        <Alert severity="info" role="note">
          <FormattedMessage id="access.copy.role" values={{ name: displayName(model) }} />
        </Alert>
      )}
      <Muted as="p" size="small">
        <FormattedMessage id="access.copy.adds" />
      </Muted>
      {model && (
        <Checkbox
          label={<FormattedMessage id="access.copy.exact" values={{ name: displayName(model) }} />}
          checked={exact}
          onChange={({ target }) => setExact(target.checked)}
        />
      )}
      {failed.length > 0 ? (
        <QueryFailure
          failed="users.brands.failed"
          error={failed[0]?.error}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        model && !complete && <SkeletonList rows={users.length} avatars={false} />
      )}
      {complete &&
        plans.map((plan) => (
          <Plan
            key={plan.user.id}
            plan={plan}
            onLeaveOut={
              users.length > 1 && !running ? () => setUsers(users.filter(({ id }) => id !== plan.user.id)) : undefined
            }
          />
        ))}
      {model && (
        <UserCombobox
          // the field is empty again for the next user
          key={additions}
          label={intl.formatMessage({ id: 'access.copy.more' })}
          placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
          name="user_id"
          offers={isOffered}
          value={null}
          onChange={(added) => {
            if (!added) return
            setUsers([...users, added])
            setAdditions(additions + 1)
          }}
          onTyped={setTyped}
        />
      )}
    </Stack>
  )

  return (
    <BulkDialog
      {...{ bulk, open, onClose, onClosed }}
      title={<FormattedMessage id="access.copy.title" />}
      texts={{
        submit: (
          <FormattedMessage id={hasRest ? 'several.rest' : removes ? 'access.copy.apply' : 'access.act.assign'} />
        ),
        progress: progress && <FormattedMessage id="several.progress" values={progress} />,
        stop: <FormattedMessage id="access.leave.stop" />,
      }}
      danger={removes}
      disabled={steps.length === 0 || typed.trim() !== ''}
      onSubmit={() => void apply()}
    >
      {hasRest && !running ? <BulkAccessRecord outcome={outcome} /> : choice}
    </BulkDialog>
  )
}

type PlanProps = {
  plan: CopyPlan
  onLeaveOut: (() => void) | undefined
}

/** The brands of one user before and after. */
function Plan({ plan: { user, before, after, gained, removal }, onLeaveOut }: PlanProps) {
  const name = displayName(user)
  const selfId = useCurrentUser()?.id
  const gains = gained.map((brand) => ({ user, brand }))
  return (
    <Stack spacing={1}>
      <Row gap={1} align="flex-start">
        <Grow>
          <Strong as="p">
            <Name>{name}</Name>
          </Strong>
          <Muted as="p" size="small">
            <FormattedMessage id="access.copy.count" values={{ before, after }} />
          </Muted>
        </Grow>
        {onLeaveOut && (
          <Button size="small" variant="text" color="neutral" onClick={onLeaveOut}>
            <FormattedMessage id="access.copy.leaveOut" values={{ name }} />
          </Button>
        )}
      </Row>
      {gained.length + removal.brands.length === 0 ? (
        <Muted as="p" size="small">
          <FormattedMessage id="access.copy.same" />
        </Muted>
      ) : (
        <AccessPreviewList by="user" preview={{ ...previewOf(removal, selfId), gains }} />
      )}
    </Stack>
  )
}
