import { useIntl } from 'react-intl'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { MonitorIcon } from '~/design/icons/icons'
import { useThemeMode } from '~/design/theme/theme-mode'

import { SegmentedControl } from './SegmentedControl'

const choices = [
  { value: 'light', id: 'navigation.theme.light', icon: <SunIcon size={16} /> },
  { value: 'dark', id: 'navigation.theme.dark', icon: <MoonIcon size={16} /> },
  { value: 'system', id: 'navigation.theme.system', icon: <MonitorIcon size={16} /> },
] as const

/** Light, dark, or the system's setting (THM-04). */
export function ThemeChoice() {
  const intl = useIntl()
  const { choice, setChoice } = useThemeMode()
  const options = choices.map(({ id, ...option }) => ({ ...option, label: intl.formatMessage({ id }) }))
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'navigation.theme' })}
      labelShown
      options={options}
      value={choice}
      onChange={setChoice}
    />
  )
}
