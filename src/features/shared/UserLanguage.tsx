import { useIntl } from 'react-intl'

import { failureOf } from '~/api/api-error'
import { mayBeDone } from '~/api/may-be-done'
import { toast } from '~/design/feedback/toasts'
import { useLanguage } from '~/i18n/language'
import { LOCALE_INFO, type Locale } from '~/i18n/locales'
import { useLanguageChange } from '~/i18n/user-language'

import { referenceText } from './failures/error-reference'
import { dismissGlobalErrorToast } from './failures/error-toasts'
import { LanguageChoice } from './LanguageChoice'

/**
 * The language menu of a signed-in user. The choice is saved on the server, or only in this browser when that fails.
 */
export function UserLanguage({ userId }: { userId: number }) {
  const intl = useIntl()
  const current = useLanguage()
  const { changingTo, change } = useLanguageChange(userId, dismissGlobalErrorToast)

  function sayWhatIsStored(stored: Locale | undefined, chosen: Locale) {
    if (stored === undefined || stored === chosen) return
    const language = LOCALE_INFO[stored].native
    toast({ severity: 'warning', title: intl.formatMessage({ id: 'frame.language.other' }, { language }) })
  }

  const choose = (locale: Locale) =>
    change(locale).then(
      (stored) => sayWhatIsStored(stored, locale),
      (thrown: unknown) => {
        const failure = failureOf(thrown)
        if (!failure) return
        dismissGlobalErrorToast(failure)
        const reference = referenceText(intl, failure)
        const open = mayBeDone(failure)
        const title = intl.formatMessage({ id: open ? 'navigation.language.unknown' : 'navigation.language.failed' })
        toast({ severity: open ? 'warning' : 'error', lasting: true, title, ...(reference && { reference }) })
      },
    )

  return (
    <LanguageChoice current={current} saving={changingTo !== undefined} onChoose={(locale) => void choose(locale)} />
  )
}
