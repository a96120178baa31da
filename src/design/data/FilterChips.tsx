import { styled } from '@mui/material/styles'
import { FormattedMessage, useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { IconButton } from '~/design/inputs/IconButton'
import { radius } from '~/design/theme/tokens'

export type ActiveFilter = { id: string; label: string; onRemove: () => void }

type FilterChipsProps = { filters: readonly ActiveFilter[]; onClear: () => void }

const Root = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Chip = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  padding: '0 2px 0 12px',
  borderRadius: radius.badge,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiIconButton-root': { width: 28, height: 28, borderRadius: radius.badge, fontSize: 16 },
}))

const Text = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 280 })

/** The filters in force, each with its way out. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const intl = useIntl()
  if (filters.length === 0) return null
  return (
    <Root aria-label={intl.formatMessage({ id: 'common.filters' })}>
      {filters.map(({ id, label, onRemove }) => (
        <Chip key={id}>
          <Text title={label}>{label}</Text>
          <IconButton
            size="small"
            label={intl.formatMessage({ id: 'common.filters.remove' }, { name: label })}
            onClick={onRemove}
          >
            <CloseIcon />
          </IconButton>
        </Chip>
      ))}
      <li>
        <Button size="small" variant="text" onClick={onClear}>
          <FormattedMessage id="common.filters.clear" />
        </Button>
      </li>
    </Root>
  )
}
