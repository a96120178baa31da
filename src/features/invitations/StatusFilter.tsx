import { useIntl } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { FilterSelect } from '~/features/shared/lists/FilterSelect'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'

import { KNOWN_STATUSES } from './InvitationBadge'

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
    <Box sx={{ maxWidth: { sm: '15rem' } }}>
      <FilterSelect
        label={intl.formatMessage({ id: 'invitations.list.status' })}
        name="status"
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
