import { useIntl } from 'react-intl'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { IconButton } from '~/design/inputs/IconButton'
import { useThemeMode } from '~/design/theme/theme-mode'

/** Light or dark by one press; the way back to the system's preference is in the user menu. */
export function ThemeButton() {
  const intl = useIntl()
  const { mode, toggle } = useThemeMode()
  const dark = mode === 'dark'
  return (
    <IconButton
      label={intl.formatMessage({ id: dark ? 'navigation.theme.toLight' : 'navigation.theme.toDark' })}
      onClick={toggle}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}
