import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Switch } from '~/design/inputs/Switch'
import { Box } from '~/design/layout/layout'
import { Row } from '~/design/layout/Row'
import { touch } from '~/design/theme/tokens'

type BrandActiveProps = {
  brand: Brand
  /** Undefined if the user may not change it. */
  onToggle?: (() => void) | undefined
  /** The change is being sent, and already shown. */
  busy?: boolean
}

/** Whether a brand is active; a switch for users who may change it. */
export function BrandActive({ brand: { name, is_active }, onToggle, busy = false }: BrandActiveProps) {
  const intl = useIntl()
  const word = <FormattedMessage id={is_active ? 'brands.active' : 'brands.inactive'} />
  if (!onToggle) return <StatusBadge tone={is_active ? 'success' : 'neutral'}>{word}</StatusBadge>
  return (
    <Row gap={0.5} align="center">
      <Switch
        label={intl.formatMessage({ id: 'brandpages.toggle' }, { name })}
        labelHidden
        checked={is_active}
        aria-busy={busy || undefined}
        onChange={onToggle}
      />
      <Box component="span" data-compact="hidden" aria-hidden sx={WORD}>
        {word}
      </Box>
    </Row>
  )
}

/** As tall as the switch, and what a name beside both of them is in line with. */
const WORD = {
  alignSelf: 'baseline',
  lineHeight: 'calc(1.25rem + 20px)',
  [touch]: { lineHeight: 'calc(1.25rem + 24px)' },
} as const
