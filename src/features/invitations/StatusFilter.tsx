import { useIntl } from 'react-intl'

import { FiltersBar } from '~/design/data/FiltersBar'
import { Select } from '~/design/inputs/Select'

import { PartBoundary } from '../shared/queries/PartBoundary'
import { KNOWN_STATUSES } from './InvitationBadge'

const ALL = 'all'

type StatusFilterProps = {
  status: string | undefined
  onChange: (status: string | undefined) => void
  /** How many are shown, once it is known. */
  found: number | undefined
}

/** A status of the address that nobody knows is offered as it is. */
export const StatusFilter = (props: StatusFilterProps) => (
  <PartBoundary>
    <Filter {...props} />
  </PartBoundary>
)

function Filter({ status, onChange, found }: StatusFilterProps) {
  const intl = useIntl()
  const nameOf = (value: string) => {
    const known = KNOWN_STATUSES.get(value)
    return known ? intl.formatMessage({ id: known.label }) : value
  }
  const values = [...new Set([...KNOWN_STATUSES.keys(), ...(status === undefined ? [] : [status])])]
  const clear = () => onChange(undefined)
  const filters =
    status === undefined
      ? []
      : [
          {
            id: 'status',
            label: intl.formatMessage({ id: 'invitations.list.status.filter' }, { status: nameOf(status) }),
            onRemove: clear,
          },
        ]

  return (
    <FiltersBar active={filters} onClear={clear} found={found}>
      <Select
        label={intl.formatMessage({ id: 'invitations.list.status' })}
        name="status"
        value={status ?? ALL}
        onChange={(value) => onChange(value === ALL ? undefined : value)}
        options={[
          { value: ALL, label: intl.formatMessage({ id: 'invitations.list.status.all' }) },
          ...values.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
    </FiltersBar>
  )
}
