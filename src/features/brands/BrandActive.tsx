import { useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Switch } from '~/design/inputs/Switch'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // as tall as the switch, and on the baseline that a name beside it shares
  '& > span': {
    alignSelf: 'baseline',
    lineHeight: 'calc(1.25rem + 20px)',
    [touch]: { lineHeight: 'calc(1.25rem + 24px)' },
  },
})

const SWITCH = '[role="switch"]'

/** In a list of active brands a deactivated brand leaves the list: the switch that is now in its row gets the focus. */
function passToNext(control: Element) {
  const list = control.closest('[data-selection-area]')
  const index = [...(list?.querySelectorAll(SWITCH) ?? [])].indexOf(control)
  passFocusOn(control, () => atPlace(list, SWITCH, index))
}

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
  const word = intl.formatMessage({ id: is_active ? 'brands.active' : 'brands.inactive' })
  if (!onToggle) return <StatusBadge tone={is_active ? 'success' : 'neutral'}>{word}</StatusBadge>
  return (
    <Line>
      <Switch
        label={intl.formatMessage({ id: 'brandpages.toggle' }, { name })}
        labelHidden
        checked={is_active}
        aria-busy={busy || undefined}
        onChange={(event) => {
          passToNext(event.currentTarget)
          onToggle()
        }}
      />
      <span data-compact="hidden" aria-hidden>
        {word}
      </span>
    </Line>
  )
}
