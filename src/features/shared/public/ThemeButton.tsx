import { useIntl } from 'react-intl'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { IconButton } from '~/design/inputs/IconButton'
import { styled } from '~/design/theme/styled'
import { useThemeMode } from '~/design/theme/theme-mode'

/** By the theme of the page, which is known before React is here. */
const Icons = styled('span')(({ theme }) => ({
  display: 'contents',
  '& > :first-of-type': theme.applyStyles('light', { display: 'none' }),
  '& > :last-of-type': theme.applyStyles('dark', { display: 'none' }),
}))

/** Toggles light and dark. The system setting can be chosen in the user menu. */
export function ThemeButton() {
  const intl = useIntl()
  const { mode, toggle } = useThemeMode()
  const dark = mode === 'dark'
  const label = intl.formatMessage({ id: dark ? 'navigation.theme.toLight' : 'navigation.theme.toDark' })
  return (
    <IconButton label={label} title={label} onClick={toggle}>
      <Icons>
        <SunIcon />
        <MoonIcon />
      </Icons>
    </IconButton>
  )
}
