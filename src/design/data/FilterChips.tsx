import { useRef, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { IconButton } from '~/design/inputs/IconButton'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

export type ActiveFilter = { id: string; label: string; onRemove: () => void }

type FilterChipsProps = {
  filters: readonly ActiveFilter[]
  onClear: () => void
  /** Says aloud what was removed. */
  onSay: (what: string) => void
  /** Takes the focus when the last filter is removed. */
  control: () => HTMLElement | null | undefined
}

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
  '& button[aria-label]': { width: 28, height: 28, borderRadius: radius.badge, fontSize: '1rem' },
}))

const Text = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 280 })

/** The active filters, each with a remove button. */
export function FilterChips({ filters, onClear, onSay, control }: FilterChipsProps) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)

  function remove({ currentTarget }: MouseEvent, { label, onRemove }: ActiveFilter, index: number) {
    passFocusOn(currentTarget, () => atPlace(list.current, 'button', index), control)
    onSay(intl.formatMessage({ id: 'data.filters.removed' }, { name: label }))
    onRemove()
  }

  function clear({ currentTarget }: MouseEvent) {
    passFocusOn(currentTarget, control)
    onSay(intl.formatMessage({ id: 'data.filters.cleared' }))
    onClear()
  }

  if (filters.length === 0) return null
  return (
    <Root ref={list} aria-label={intl.formatMessage({ id: 'data.filters' })}>
      {filters.map((filter, index) => (
        <Chip key={filter.id}>
          <Text title={filter.label}>{filter.label}</Text>
          <IconButton
            size="small"
            label={intl.formatMessage({ id: 'data.filters.remove' }, { name: filter.label })}
            onClick={(event) => remove(event, filter, index)}
          >
            <CloseIcon />
          </IconButton>
        </Chip>
      ))}
      <li>
        <Button size="small" variant="text" onClick={clear}>
          <FormattedMessage id="data.filters.clear" />
        </Button>
      </li>
    </Root>
  )
}
