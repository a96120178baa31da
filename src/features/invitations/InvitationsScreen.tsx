import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Invitation, User } from '~/api/generated/types.gen'
import { EmptyState } from '~/design/feedback/EmptyState'
import { MailIcon, PlusIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Row } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'
import { passFocusOn } from '~/design/layout/pass-focus'
import { VisuallyHidden } from '~/design/layout/Text'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { FilterSelect } from '~/features/shared/lists/FilterSelect'
import { PlanLimitAlert } from '~/features/shared/plan/plan-usage'
import { QueryTable } from '~/features/shared/queries/QueryTable'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'
import { useSectionQuery } from '~/features/shared/queries/use-query-section'
import { Sections } from '~/features/shared/Section'
import { useTimeZone } from '~/i18n/time-zone'
import { canManageSubscription, managesCompany } from '~/permissions/permissions'
import { limitReached } from '~/permissions/plan-limits'

import { invitationCsv } from './invitation-csv'
import { invitationsOptions, invitingBrandsOptions, isUnnamed, toRows } from './invitation-queries'
import { InvitationTable, KNOWN_STATUSES } from './InvitationTable'

type StatusFilterProps = {
  status: string | undefined
  onChange: (status: string | undefined) => void
  /** Number of invitations shown, once known. Each change is announced. */
  found: number | undefined
}

/** An unknown status in the URL is offered as it is. */
export const StatusFilter = (props: StatusFilterProps) => (
  <SectionBoundary>
    <Filter {...props} />
  </SectionBoundary>
)

function Filter({ status, onChange, found }: StatusFilterProps) {
  const intl = useIntl()
  const nameOf = (value: string) => {
    const known = KNOWN_STATUSES.get(value)
    return known ? intl.formatMessage({ id: known.label }) : value
  }
  const values = [...new Set([...KNOWN_STATUSES.keys(), ...(status === undefined ? [] : [status])])]

  return (
    <Box sx={STATUS}>
      <FilterSelect
        label={intl.formatMessage({ id: 'invitations.list.status' })}
        all={intl.formatMessage({ id: 'invitations.list.status.all' })}
        options={values.map((value) => ({ value, label: nameOf(value) }))}
        value={status}
        onChange={onChange}
      />
      <VisuallyHidden role="status">
        {found !== undefined && intl.formatMessage({ id: 'data.results' }, { count: found })}
      </VisuallyHidden>
    </Box>
  )
}

/** Shares a line with the tools of the list. */
const STATUS = { flex: '1 1 12.5rem', maxWidth: { sm: '15rem' } } as const

type InvitationsScreenProps = {
  user: User
  /** The status filter of the list. */
  status: string | undefined
  onStatus: (status: string | undefined) => void
  onInvite: () => void
  /** The user is about to press the button: preload. */
  onInviteNear?: () => void
  /** Access that waits for invited users; nothing if there is none. */
  postponed?: ReactNode
  /** The dialog that invites; the route opens it. */
  dialog: ReactNode
}

/** Who was invited, the status of each invitation, and resending (decision 26). */
export function InvitationsScreen({
  user,
  status,
  onStatus,
  onInvite,
  onInviteNear,
  postponed,
  dialog,
}: InvitationsScreenProps) {
  const intl = useIntl()
  const timeZone = useTimeZone()
  const query = invitationsOptions(status)
  const { data, dataUpdatedAt } = useSectionQuery(query)
  // without invitations there is nothing to filter, so the page says what to do first
  const beginning = status === undefined && data?.invitations.length === 0
  const brandNames = useBrandNames(data?.invitations ?? [])
  const limit = limitReached(user, 'users')
  const manages = managesCompany(user)
  // at the limit, the alert leads to the plans
  const invite = manages && limit === undefined && (
    <Button startIcon={<PlusIcon />} onClick={onInvite} onPointerEnter={onInviteNear} onFocus={onInviteNear}>
      <FormattedMessage id="invitations.list.invite" />
    </Button>
  )

  return (
    <Page
      title={<FormattedMessage id="navigation.invitations" />}
      description={<FormattedMessage id="invitations.list.description" />}
      actions={!beginning && invite}
    >
      {/* another page: what follows the filter does not move up */}
      <Sections key={String(beginning)} spacing={2}>
        {limit && <PlanLimitAlert limit={limit} upgradable={canManageSubscription(user)} />}
        {postponed}
        {!beginning && (
          <Row align="end" justify="between" wrap gap={1.5}>
            <StatusFilter status={status} onChange={onStatus} found={data?.invitations.length} />
            {data && (
              <ExportButton
                name={intl.formatMessage({ id: 'invitations.export.file' })}
                rows={async () => invitationCsv(intl, toRows(data.invitations, dataUpdatedAt, timeZone, brandNames))}
              />
            )}
          </Row>
        )}
        <QueryTable
          query={query}
          failed="invitations.list.failed"
          isEmpty={({ invitations }) => invitations.length === 0}
          empty={
            beginning ? <NobodyInvited action={invite} /> : <NothingInThisState onAll={() => onStatus(undefined)} />
          }
        >
          {({ data: found, updatedAt, loading, placeholder }) => (
            <InvitationTable
              rows={toRows(found?.invitations ?? [], updatedAt, timeZone, brandNames)}
              loading={loading}
              placeholder={placeholder}
              resends={manages}
            />
          )}
        </QueryTable>
      </Sections>
      {dialog}
    </Page>
  )
}

const NobodyInvited = ({ action }: { action: ReactNode }) => (
  <EmptyState icon={<MailIcon />} title={<FormattedMessage id="invitations.list.empty.title" />} action={action}>
    <FormattedMessage id="invitations.list.empty.body" />
  </EmptyState>
)

const NothingInThisState = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={<MailIcon />}
    title={<FormattedMessage id="invitations.list.noMatch.title" />}
    action={
      <Button
        variant="outlined"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          onAll()
        }}
      >
        <FormattedMessage id="invitations.list.noMatch.action" />
      </Button>
    }
  />
)

/** Brand names by id, loaded only if an invitation lacks the name of its brand. */
function useBrandNames(invitations: readonly Invitation[]): ReadonlyMap<number, string> {
  const { data } = useQuery({ ...invitingBrandsOptions(), enabled: invitations.some(isUnnamed) })
  return useMemo(() => new Map(data?.results.map(({ id, name }) => [id, name])), [data])
}
