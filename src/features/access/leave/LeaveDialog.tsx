import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { CopyButton } from '~/design/inputs/CopyButton'
import { PopoverPanel } from '~/design/layers/layers'
import { Box, Row, Stack } from '~/design/layout/Flex'
import { PlainList, BulletList } from '~/design/layout/PlainList'
import { Strong, Muted } from '~/design/layout/Text'
import type { AccessBrand, AccessUser } from '~/features/access/access-change'
import { UserChoice } from '~/features/access/AdminPicker'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { BulkDialog } from '~/features/shared/mutations/BulkDialog'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'

import { FirstBrands, LeavePreview } from './LeavePreview'
import { type NewAdmins, type LeaveOutcome, leavesOf, recordOf, recordText, useLeave } from './use-leave'

export type LeaveDialogProps = {
  user: AccessUser
  open: boolean
  onClose: () => void
  onClosed: () => void
}

const NO_ADMINS: NewAdmins = new Map()

/** A user leaves: names new administrators, removes all access, and then shows a record of it. */
export function LeaveDialog({ user, open, onClose, onClosed }: LeaveDialogProps) {
  const [admins, setAdmins] = useState(NO_ADMINS)
  const bulk = useLeave(user)
  const { running, progress, outcome } = bulk
  const list = useQuery({
    ...listUserBrandsOptions({ path: { id: user.id } }),
    ...INLINE_ERROR,
    enabled: open && !running && !outcome,
    refetchOnMount: 'always',
  })
  // an earlier answer may lack a brand that was given since
  const brands = list.isFetchedAfterMount && list.isSuccess ? list.data.brands : undefined
  const name = displayName(user)
  // a run that stopped goes on with the brands that it has left
  const leaves = outcome ? outcome.left : leavesOf(brands ?? [], admins)

  return (
    <BulkDialog
      {...{ bulk, open, onClose, onClosed }}
      role="alertdialog"
      title={<FormattedMessage id="access.leave.title" values={{ name }} />}
      texts={{
        submit: (!outcome || outcome.left.length > 0) && (
          <FormattedMessage id={outcome ? 'access.leave.resume' : 'access.leave.confirm'} />
        ),
        progress: progress && <FormattedMessage id="access.leave.progress" values={progress} />,
        stop: <FormattedMessage id="access.leave.stop" />,
      }}
      danger
      disabled={leaves.length === 0}
      onSubmit={() => void bulk.mutate({ leaves, ...(outcome && { before: outcome }) })}
    >
      {outcome ? (
        <LeaveRecord {...{ user, outcome }} />
      ) : (
        <Stack spacing={2}>
          {list.isError ? (
            <QueryFailure failed="users.brands.failed" error={list.error} onRetry={() => void list.refetch()} />
          ) : !brands ? (
            <SkeletonList avatars={false} />
          ) : brands.length === 0 ? (
            <Muted as="p">
              <FormattedMessage id="access.assigned.none.brands" />
            </Muted>
          ) : (
            <>
              <NewAdminChoice
                brands={brands.filter(({ is_admin }) => is_admin)}
                {...{ user, admins }}
                busy={running}
                onChange={setAdmins}
              />
              <LeavePreview {...{ user, brands, admins }} />
            </>
          )}
        </Stack>
      )}
    </BulkDialog>
  )
}

/** What became of each brand, to be read and copied. */
function LeaveRecord({ user, outcome }: { user: AccessUser; outcome: LeaveOutcome }) {
  const intl = useIntl()
  const { dateTime } = useFormats()
  const title = intl.formatMessage(
    { id: 'access.leave.record' },
    { name: displayName(user), date: dateTime(outcome.at) },
  )
  const groups = recordOf(intl, user, outcome)
  const errors = [...outcome.unconfirmed, ...outcome.failed].map(({ error }) => error)
  return (
    <Stack spacing={1.5} role="status">
      <Row gap={1} align="center">
        <Strong as="p">{title}</Strong>
        <CopyButton text={recordText(title, groups)} name={title} />
      </Row>
      {groups.map((group) => (
        <Alert key={group.id} severity={SEVERITY[group.id]} title={group.title}>
          {group.lines.length > 0 && (
            <BulletList>
              {group.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </BulletList>
          )}
        </Alert>
      ))}
      <FailureReference of={errors.find(isServerFailure)} />
    </Stack>
  )
}

const SEVERITY = { role: 'warning', done: 'success', unconfirmed: 'warning', failed: 'error', left: 'warning' } as const

type NewAdminChoiceProps = {
  /** Who leaves. */
  user: AccessUser
  /** The brands that the user administers. */
  brands: readonly AccessBrand[]
  admins: NewAdmins
  busy: boolean
  onChange: (admins: NewAdmins) => void
}

/** Chooses new administrators: one for all brands, or one for each. */
export function NewAdminChoice({ user, brands, admins, busy, onChange }: NewAdminChoiceProps) {
  const intl = useIntl()
  const [asked, setAsked] = useState<{ brands: readonly AccessBrand[]; opener: Element }>()
  if (brands.length === 0) return null
  const titleOf = (of: readonly AccessBrand[]) =>
    intl.formatMessage({ id: 'access.admin.name' }, { brand: of[0]?.name ?? '', count: of.length })
  const button = (of: readonly AccessBrand[]) => (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      disabled={busy}
      aria-haspopup="dialog"
      aria-label={titleOf(of)}
      onClick={({ currentTarget }) => setAsked({ brands: of, opener: currentTarget })}
    >
      {/* the line beside it names the brand */}
      {of.length > 1 ? titleOf(of) : <FormattedMessage id="access.leave.name" />}
    </Button>
  )

  return (
    <Stack spacing={1}>
      <Strong as="p">
        <FormattedMessage id="access.leave.admins" />
      </Strong>
      {brands.length > 1 && <div>{button(brands)}</div>}
      <FirstBrands brands={brands}>
        {(shown) => (
          <PlainList gap={1}>
            {shown.map((brand) => {
              const admin = admins.get(brand.id)
              return (
                <li key={brand.id}>
                  <Row wrap gap={1} align="center">
                    <Box sx={SENTENCE}>
                      {admin ? (
                        <FormattedMessage
                          id="access.preview.becomes"
                          values={{ name: displayName(admin), brand: brand.name }}
                        />
                      ) : (
                        <FormattedMessage id="access.leave.nobody" values={{ brand: brand.name }} />
                      )}
                    </Box>
                    {button([brand])}
                  </Row>
                </li>
              )
            })}
          </PlainList>
        )}
      </FirstBrands>
      <PopoverPanel
        anchor={asked?.opener ?? null}
        onClose={() => setAsked(undefined)}
        label={titleOf(asked?.brands ?? brands)}
        width={360}
      >
        {asked && (
          <UserChoice
            brands={asked.brands}
            except={user.id}
            onChoose={(admin) => {
              onChange(new Map([...admins, ...asked.brands.map(({ id }) => [id, admin] as const)]))
              setAsked(undefined)
            }}
          />
        )}
      </PopoverPanel>
    </Stack>
  )
}

/** Beside its button, or above it where little width remains. */
const SENTENCE = { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' } as const
