import { useIntl } from 'react-intl'

import { MoonIcon, SunIcon } from './first-icons'
import { MonitorIcon } from './icons'
import { SegmentedControl } from './SegmentedControl'
import { useThemeMode } from './theme-mode'

const choices = [
  { value: 'light', id: 'navigation.theme.light', icon: <SunIcon size={16} /> },
  { value: 'dark', id: 'navigation.theme.dark', icon: <MoonIcon size={16} /> },
  { value: 'system', id: 'navigation.theme.system', icon: <MonitorIcon size={16} /> },
] as const

/** THM-04: light, dark, and the way back to what the system says. */
export function ThemeChoice() {
  const intl = useIntl()
  const { choice, setChoice } = useThemeMode()
  const options = choices.map(({ id, ...option }) => ({ ...option, label: intl.formatMessage({ id }) }))
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'navigation.theme' })}
      options={options}
      value={choice}
      onChange={setChoice}
    />
  )
}
