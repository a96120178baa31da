import { FormattedMessage, useIntl } from 'react-intl'

import { CloseIcon, FilterIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Box, Grow } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import type { PlainMessageId } from '~/i18n/messages'

export type ListFilter = { label: PlainMessageId; checked: boolean; onChange: (checked: boolean) => void }

/** Above a list: why it is short, and the button that shows all of it. The filter itself is set below the list. */
export function ActiveFilter({ filter: { label }, onRemove }: { filter: ListFilter; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <Box sx={LINE}>
      <FilterIcon size={16} />
      <Grow as="span">
        <FormattedMessage id={label} />
      </Grow>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'lists.filters.remove' }, { name: intl.formatMessage({ id: label }) })}
        onClick={({ currentTarget }) => {
          const list = currentTarget.parentElement?.parentElement
          passFocusOn(currentTarget, () => list?.querySelector('input'))
          onRemove()
        }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '11px 11px 0 0',
  typography: 'body2',
  backgroundColor: 'primary.soft',
} as const
