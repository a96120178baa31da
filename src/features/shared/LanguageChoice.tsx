import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { failureOf, mayBeDone } from '~/api/api-error'
import { Spinner } from '~/design/feedback/Spinner'
import { toast } from '~/design/feedback/toasts'
import { CheckIcon } from '~/design/icons/icons'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { chosenMark, touch } from '~/design/theme/tokens'
import { useLanguage } from '~/i18n/language'
import { type Locale, LOCALE_INFO, LOCALES } from '~/i18n/locales'
import { useLanguageChange } from '~/i18n/user-language'

import { referenceText } from './failures/error-reference'
import { dismissGlobalErrorToast } from './failures/error-toasts'

const columns = (left: string, middle: string, right: string) => (
  <>
    <path fill={left} d="M0 0h6v12H0z" />
    <path fill={middle} d="M6 0h6v12H6z" />
    <path fill={right} d="M12 0h6v12h-6z" />
  </>
)

const rows = (top: string, middle: string, bottom: string, edge: number) => (
  <>
    <path fill={top} d={`M0 0h18v${edge}H0z`} />
    <path fill={middle} d={`M0 ${edge}h18v${12 - 2 * edge}H0z`} />
    <path fill={bottom} d={`M0 ${12 - edge}h18v${edge}H0z`} />
  </>
)

/** SVG, because Windows has no flag emoji. */
const FLAGS: Record<Locale, ReactNode> = {
  fr: columns('#0055a4', '#fff', '#ef4135'),
  en: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path stroke="#b22234" strokeWidth="1" d="M0 .5h18M0 2.5h18M0 4.5h18M0 6.5h18M0 8.5h18M0 10.5h18" />
      <path fill="#3c3b6e" d="M0 0h8v6H0z" />
    </>
  ),
  es: rows('#aa151b', '#f1bf00', '#aa151b', 3),
  de: rows('#111', '#dd0000', '#ffce00', 4),
  it: columns('#009246', '#fff', '#ce2b37'),
}

/** Decorative: the name is shown beside it (LAN-29). */
function LocaleFlag({ locale }: { locale: Locale }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" style={{ borderRadius: 2, flexShrink: 0 }}>
      {FLAGS[locale]}
      <rect x="0.5" y="0.5" width="17" height="11" rx="1.5" fill="none" stroke="currentColor" strokeOpacity="0.15" />
    </svg>
  )
}

type LanguageChoiceProps = {
  current: Locale
  /** The choice is being saved. */
  saving: boolean
  onChoose: (locale: Locale) => void
}

/**
 * Languages in their own names; flags are decoration. Buttons instead of radios, so that arrow keys do not
 * change the language.
 */
function LanguageChoice({ current, saving, onChoose }: LanguageChoiceProps) {
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

/**
 * The language of a signed-in user. A choice is saved on the server, or only in this browser when that fails, which a
 * toast tells.
 */
export function useLanguageSetting(userId: number) {
  const intl = useIntl()
  const { changingTo, change } = useLanguageChange(userId, dismissGlobalErrorToast)

  function warnIfOtherStored(stored: Locale | undefined, chosen: Locale) {
    if (stored === undefined || stored === chosen) return
    const language = LOCALE_INFO[stored].native
    toast({ severity: 'warning', title: intl.formatMessage({ id: 'frame.language.other' }, { language }) })
  }

  /** @returns whether the language is the chosen one */
  const choose = (locale: Locale): Promise<boolean> =>
    change(locale).then(
      (stored) => {
        warnIfOtherStored(stored, locale)
        return stored === locale
      },
      (thrown: unknown) => {
        const failure = failureOf(thrown)
        if (!failure) return false
        dismissGlobalErrorToast(failure)
        const reference = referenceText(intl, failure)
        const unconfirmed = mayBeDone(failure)
        const title = intl.formatMessage({
          id: unconfirmed ? 'navigation.language.unconfirmed' : 'navigation.language.failed',
        })
        toast({ severity: unconfirmed ? 'warning' : 'error', lasting: true, title, ...(reference && { reference }) })
        return false
      },
    )

  return { changingTo, choose }
}

/** The language menu of a signed-in user. */
export function UserLanguage({ userId }: { userId: number }) {
  const current = useLanguage()
  const { changingTo, choose } = useLanguageSetting(userId)
  return (
    <LanguageChoice current={current} saving={changingTo !== undefined} onChoose={(locale) => void choose(locale)} />
  )
}
