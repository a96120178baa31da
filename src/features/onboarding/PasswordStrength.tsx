import { FormattedMessage, useIntl } from 'react-intl'

import { PasswordChecklist, PasswordMeter } from '~/design/inputs/PasswordMeter'
import { Column } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { textIn, useFormValue, type FormRef } from '~/features/shared/forms/form-fields'
import {
  foundationLabel,
  type FoundationLabel,
  metCriteria,
  PASSWORD_CRITERIA,
  REGISTRATION_SPECIAL,
  registrationScore,
} from '~/validation/password'

const TONES = { weak: 'error', medium: 'warning', strong: 'success' } as const satisfies Record<FoundationLabel, string>

/** Ids for the password field's `aria-describedby`: the criteria, and what to avoid. */
export const PASSWORD_RULES = { list: 'password-rules', avoid: 'password-avoid' } as const

/** A bar with its label (decision 20). Below it, the criteria. */
export function PasswordStrength({ form }: { form: FormRef }) {
  const intl = useIntl()
  const password = useFormValue(form, (page) => textIn(page, 'password'), '')
  const met = metCriteria(password, REGISTRATION_SPECIAL)
  const label = foundationLabel(password)

  return (
    <Column gap={1.5} mt={-0.5}>
      {password !== '' && (
        <PasswordMeter
          label={intl.formatMessage({ id: 'forms.strength' })}
          value={registrationScore(password)}
          max={100}
          word={intl.formatMessage({ id: `forms.strength.${label}` })}
          tone={TONES[label]}
        />
      )}
      <PasswordChecklist
        id={PASSWORD_RULES.list}
        title={intl.formatMessage({ id: 'forms.criteria' })}
        criteria={PASSWORD_CRITERIA.map((id) => ({
          id,
          label: intl.formatMessage({ id: id === 'special' ? 'onboarding.password.special' : `forms.criteria.${id}` }),
          met: met[id],
        }))}
      />
      <Muted as="p" size="small" id={PASSWORD_RULES.avoid}>
        <FormattedMessage id="onboarding.password.avoid" />
      </Muted>
    </Column>
  )
}
