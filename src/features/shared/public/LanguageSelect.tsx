import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ChevronDownIcon, GlobeIcon } from '~/design/icons/first-icons'
import { Box } from '~/design/layout/Flex'
import { touch } from '~/design/theme/tokens'
import { LOCALES, LOCALE_INFO, isLocale, type Locale } from '~/i18n/locales'
import { catalogue } from '~/i18n/message-loader'
import { takeEarly } from '~/platform/early-fields'

type LanguageSelectProps = {
  value: Locale
  /** Settles when the language is shown, or was superseded by a later choice. */
  onChoose: (locale: Locale) => Promise<unknown>
}

/** A native select: public pages load no menu code. */
export function LanguageSelect({ value, onChoose }: LanguageSelectProps) {
  const intl = useIntl()
  const [wanted, setWanted] = useState<Locale>()
  /** The language whose texts did not load. They are requested again when the network is back. */
  const [failed, setFailed] = useState<Locale>()
  const choose = async (locale: Locale) => {
    setWanted(locale)
    await onChoose(locale)
    setFailed(catalogue.spoken(locale) === locale ? undefined : locale)
    setWanted((last) => (last === locale ? undefined : last))
  }
  const select = useRef<HTMLSelectElement>(null)
  const takeUp = useEffectEvent(() => {
    if (select.current) takeEarly(select.current)
    const early = select.current?.value
    if (isLocale(early) && early !== value) void choose(early)
  })

  // a choice made before hydration
  useEffect(() => takeUp(), [])

  return (
    <Box sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', color: 'text.secondary' }}>
      <Box component="span" sx={{ ...ICON, left: '0.625rem', display: { xs: 'none', sm: 'inline-flex' } }}>
        <GlobeIcon size={18} />
      </Box>
      <Box
        component="select"
        ref={select}
        name="language"
        // a browser that restores the previous visit's choice would override a newer one
        autoComplete="off"
        aria-label={intl.formatMessage({ id: 'navigation.language' })}
        value={wanted ?? value}
        onChange={({ target }) => isLocale(target.value) && void choose(target.value)}
        sx={SELECT}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_INFO[locale].native}
          </option>
        ))}
      </Box>
      <Box component="span" sx={{ ...ICON, right: '0.5rem' }}>
        <ChevronDownIcon size={16} />
      </Box>
      {failed && failed !== value && (
        <Box role="alert" sx={LOST}>
          <FormattedMessage id="errors.connection" />
        </Box>
      )}
    </Box>
  )
}

const ICON = { position: 'absolute', display: 'inline-flex', pointerEvents: 'none' } as const

const LOST = {
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'min(20rem, 80vw)',
  padding: '4px 8px',
  borderRadius: 1,
  color: 'error.main',
  backgroundColor: 'background.paper',
} as const

const SELECT = {
  appearance: 'none',
  minHeight: 40,
  // larger text enlarges the icons
  padding: { xs: '0 1.875rem 0 12px', sm: '0 1.875rem 0 2.25rem' },
  border: 0,
  borderRadius: 1,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  [touch]: { minHeight: 44, fontSize: '1rem' },
  '& option': { color: 'text.primary', backgroundColor: 'background.paper' },
} as const
