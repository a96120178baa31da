import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { MonitorIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/layout'
import { chosenMark } from '~/design/theme/forced-colours'
import { useThemeMode } from '~/design/theme/theme-mode'
import type { PlainMessageId } from '~/i18n/messages'

type Choice = ReturnType<typeof useThemeMode>['choice']

const CHOICES: readonly { choice: Choice; label: PlainMessageId; Icon: typeof SunIcon }[] = [
  { choice: 'light', label: 'navigation.theme.light', Icon: SunIcon },
  { choice: 'dark', label: 'navigation.theme.dark', Icon: MoonIcon },
  { choice: 'system', label: 'navigation.theme.system', Icon: MonitorIcon },
]

/** Light, dark, or as the system says (THM-04). */
export function ThemeChoice() {
  const name = useId()
  const { choice: current, setChoice } = useThemeMode()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={LEGEND}>
        <FormattedMessage id="navigation.theme" />
      </Box>
      <Box sx={SEGMENTS}>
        {CHOICES.map(({ choice, label, Icon }) => (
          <Box component="label" key={choice} sx={SEGMENT}>
            <Box
              component="input"
              type="radio"
              name={name}
              checked={choice === current}
              onChange={() => setChoice(choice)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            <Icon size={16} />
            <span>
              <FormattedMessage id={label} />
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const LEGEND = { typography: 'caption', color: 'text.secondary', p: 0, mb: 0.75 } as const

const SEGMENTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2px',
  p: '3px',
  borderRadius: 1,
  backgroundColor: 'background.subtle',
} as const

const SEGMENT = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 0.75,
  minHeight: 32,
  px: 0.5,
  borderRadius: '6px',
  border: '1px solid transparent',
  color: 'text.secondary',
  typography: 'body2',
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': {
    color: 'text.primary',
    fontWeight: 550,
    borderColor: 'control',
    backgroundColor: 'background.paper',
    ...chosenMark,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const
