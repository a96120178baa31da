import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Member } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Grow, Row, Stack } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { displayName } from '~/features/shared/user/display-name'

import { type AccessPerson, reachesEveryBrand } from '../access-change'
import { AccessPreviewList, previewOf } from '../AccessDialog'
import { useAccessMutations } from '../use-access-mutations'
import { ChangeProgress } from '../use-confirmed-change'
import { UserCombobox } from '../UserCombobox'
import { changesOf, copyPlan, type CopyPlan } from './copy-access'

export type CopyAccessProps = {
  /** The id of the current user. */
  selfId: number
  user: AccessPerson
  open: boolean
  onClose: () => void
  onClosed: () => void
}

const brandsOf = (user: AccessPerson) => ({ ...listUserBrandsOptions({ path: { id: user.id } }), ...INLINE_ERROR })

/** Gives one or several users the brands of another, after a preview for each of them. */
export function CopyAccess({ selfId, user, open, onClose, onClosed }: CopyAccessProps) {
  const intl = useIntl()
  const { runNext, running } = useAccessMutations(selfId)
  const [model, setModel] = useState<Member | null>(null)
  const [users, setUsers] = useState([user])
  const [exact, setExact] = useState(false)
  const [applying, setApplying] = useState(false)
  /** A change has failed, or may have been made: the brands are read again before anything else is sent. */
  const [tried, setTried] = useState(false)
  /** Typed for a further user: nobody is chosen by it yet. */
  const [typed, setTyped] = useState('')
  const [additions, setAdditions] = useState(0)
  const ofModel = useQuery({ ...brandsOf(model ?? user), enabled: open && model !== null })
  const ofUsers = useQueries({ queries: users.map((one) => ({ ...brandsOf(one), enabled: open && model !== null })) })
  const queries = [ofModel, ...ofUsers]
  const failed = queries.filter(({ isError }) => isError)
  const answers = ofUsers.map(({ data }) => data?.brands)
  const modelBrands = model ? ofModel.data?.brands : undefined
  const plans = users.flatMap((one, at) => {
    const brands = answers[at]
    return modelBrands && brands ? [copyPlan(modelBrands, one, brands, exact)] : []
  })
  const readingAgain = tried && queries.some(({ isFetching }) => isFetching)
  const complete = plans.length === users.length && failed.length === 0 && !readingAgain
  const changes = complete ? plans.flatMap(changesOf) : []
  const removes = changes.some(({ kind }) => kind === 'remove')
  const isOffered = ({ id }: Member) => id !== model?.id && users.every((one) => one.id !== id)

  /** One after the other. After a failure the dialog stays, and shows what is left to do. */
  async function apply() {
    setApplying(true)
    setTried(false)
    try {
      for (const change of changes) if (!(await runNext(change))) return setTried(true)
      onClose()
    } finally {
      setApplying(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      danger={removes}
      role="dialog"
      busy={applying}
      disabled={changes.length === 0 || typed.trim() !== ''}
      title={<FormattedMessage id="access.copy.title" />}
      confirm={<FormattedMessage id={removes ? 'access.copy.apply' : 'access.act.assign'} />}
      onConfirm={() => void apply()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Stack spacing={2}>
        <ChangeProgress reading={false} running={running} />
        <UserCombobox
          label={intl.formatMessage({ id: 'access.copy.model' })}
          placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
          name="model_id"
          offers={({ id }) => users.every((one) => one.id !== id)}
          value={model}
          onChange={(chosen) => {
            setModel(chosen)
            setTried(false)
            // the other field goes, and what is typed in it
            if (!chosen) setTyped('')
          }}
        />
        {model && reachesEveryBrand(model) && (
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
              {...{ plan, selfId, tried }}
              onLeaveOut={
                users.length > 1 && !applying
                  ? () => setUsers(users.filter(({ id }) => id !== plan.user.id))
                  : undefined
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
    </ConfirmDialog>
  )
}

type PlanProps = {
  plan: CopyPlan
  selfId: number
  /** Changes were sent: nothing may be left to do. */
  tried: boolean
  onLeaveOut: (() => void) | undefined
}

/** The brands of one user before and after. */
function Plan({ plan: { user, before, after, gained, removal }, selfId, tried, onLeaveOut }: PlanProps) {
  const name = displayName(user)
  const gains = gained.map((brand) => ({ person: user, brand }))
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
          <FormattedMessage id={tried ? 'access.copy.done' : 'access.copy.same'} />
        </Muted>
      ) : (
        <AccessPreviewList by="user" preview={{ ...previewOf(removal, selfId), gains }} />
      )}
    </Stack>
  )
}
