import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { PasswordChecklist, PasswordMeter } from '~/design/inputs/PasswordMeter'
import { Column } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { useFormats } from '~/i18n/formats'
import { PASSWORD_CRITERIA, settingsStrength, type SettingsStrength } from '~/validation/password'

import type { PasswordFormValues } from './password-form'

const TONES = {
  veryWeak: 'error',
  weak: 'error',
  medium: 'warning',
  strong: 'success',
  veryStrong: 'success',
} as const satisfies Record<SettingsStrength['level'], string>

/** The strength, by the number of the five requirements met, and the list of requirements (decision 20). */
export function NewPasswordStrength({ control }: { control: Control<PasswordFormValues> }) {
  const intl = useIntl()
  const { list } = useFormats()
  const password = useWatch({ control, name: 'new_password' })
  const { met, score, level } = settingsStrength(password)
  const criteria = PASSWORD_CRITERIA.map((id) => ({
    id,
    label: intl.formatMessage({ id: `forms.criteria.${id}` }),
    met: met[id],
  }))
  const missing = criteria.filter((criterion) => !criterion.met).map(({ label }) => label)

  return (
    <Column gap={1.5} mt={-0.5}>
      {password !== '' && (
        <div>
          <PasswordMeter
            label={intl.formatMessage({ id: 'forms.strength' })}
            value={score}
            max={PASSWORD_CRITERIA.length}
            word={intl.formatMessage({ id: `forms.strength.${level}` })}
            tone={TONES[level]}
          />
          {missing.length > 0 && (
            <Muted size="small" mt={0.5}>
              <FormattedMessage id="settings.password.missing" values={{ missing: list(missing) }} />
            </Muted>
          )}
        </div>
      )}
      <PasswordChecklist title={intl.formatMessage({ id: 'forms.criteria' })} criteria={criteria} />
    </Column>
  )
}
