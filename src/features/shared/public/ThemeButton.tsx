import { useIntl } from 'react-intl'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { IconButton } from '~/design/inputs/IconButton'
import { useThemeMode } from '~/design/theme/theme-mode'

/** Toggles light and dark. The user menu also offers the system setting. */
export function ThemeButton() {
  const intl = useIntl()
  const { mode, toggle } = useThemeMode()
  const dark = mode === 'dark'
  const label = intl.formatMessage({ id: dark ? 'navigation.theme.toLight' : 'navigation.theme.toDark' })
  return (
    <IconButton label={label} title={label} onClick={toggle}>
      <SunIcon className="in-dark" />
      <MoonIcon className="in-light" />
    </IconButton>
  )
}
