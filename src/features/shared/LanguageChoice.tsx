import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { Spinner } from '~/design/feedback/Spinner'
import { CheckIcon } from '~/design/icons/icons'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { chosenMark } from '~/design/theme/forced-colours'
import { touch } from '~/design/theme/tokens'
import { LOCALE_INFO, LOCALES, type Locale } from '~/i18n/locales'

import { LocaleFlag } from './LocaleFlag'

type LanguageChoiceProps = {
  current: Locale
  /** The choice is being saved. */
  saving: boolean
  onChoose: (locale: Locale) => void
}

/**
 * Languages in their own names; flags are decoration (LAN-29). Buttons instead of radios, so that arrow keys do not
 * change the language.
 */
export function LanguageChoice({ current, saving, onChoose }: LanguageChoiceProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Muted size="caption" mb={0.75} id={id}>
        <FormattedMessage id="navigation.language" />
      </Muted>
      <VisuallyHidden role="status">{saving && <FormattedMessage id="navigation.language.changing" />}</VisuallyHidden>
      <Box sx={{ display: 'grid', gridTemplateColumns: LANGUAGES, gap: 0.5 }}>
        {LOCALES.map((locale) => (
          <Box
            component="button"
            type="button"
            key={locale}
            aria-pressed={locale === current}
            onClick={() => onChoose(locale)}
            sx={OPTION}
          >
            <LocaleFlag locale={locale} />
            <Grow as="span" lang={locale}>
              {LOCALE_INFO[locale].native}
            </Grow>
            {locale === current && (saving ? <Spinner aria-hidden /> : <CheckIcon size={16} />)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Two columns; one column on a phone with large text. */
const LANGUAGES = 'repeat(auto-fit, minmax(max(6.5rem, calc(50% - 2px)), 1fr))'

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1,
  border: '1px solid transparent',
  borderRadius: '6px',
  color: 'text.primary',
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-pressed="true"]': {
    color: 'primary.main',
    fontWeight: 550,
    backgroundColor: 'primary.soft',
    ...chosenMark,
  },
  [touch]: { minHeight: 44 },
} as const
