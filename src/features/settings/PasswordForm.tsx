import { useEffect } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { PasswordField } from '~/design/inputs/PasswordField'
import { PasswordChecklist, PasswordMeter } from '~/design/inputs/PasswordMeter'
import { CancelButton } from '~/design/inputs/SubmitButton'
import { Column, Row } from '~/design/layout/Flex'
import { HIDDEN_LOOK, Muted } from '~/design/layout/Text'
import { FailureSummary, Form, FormButton } from '~/features/shared/forms/Form'
import type { FormSubmission } from '~/features/shared/forms/form-fields'
import { useZodForm } from '~/features/shared/forms/use-zod-form'
import { useFormats } from '~/i18n/formats'
import { PASSWORD_CRITERIA, settingsStrength, type SettingsStrength } from '~/validation/password'

import {
  canSubmitPassword,
  emptyPasswordForm,
  passwordFormSchema,
  type PasswordFormValues,
  useChangePassword,
} from './password-form'

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

const FIELDS = ['current_password', 'new_password', 'new_password_confirm'] as const

type PasswordFormProps = { labelledBy: string; userId: number; email: string; onClose: () => void }

/** Unmounting clears the three fields. */
export function PasswordForm({ labelledBy, userId, email, onClose }: PasswordFormProps) {
  const intl = useIntl()
  const { change, pending, failure } = useChangePassword(userId, onClose)
  const { submission, field, control, getValues, setFocus, trigger, formState } = useZodForm<PasswordFormValues>({
    schema: passwordFormSchema,
    fields: FIELDS,
    defaultValues: emptyPasswordForm,
    pending,
    failure,
    onSubmit: change,
    unsaved: (): boolean => Object.values(getValues()).some((typed) => typed !== ''),
  })
  const { touchedFields } = formState
  useEffect(() => setFocus('current_password'), [setFocus])

  const confirmAgain = () => {
    if (touchedFields.new_password_confirm) void trigger('new_password_confirm')
  }

  return (
    <Form
      submission={submission}
      labelledBy={labelledBy}
      summary={
        submission.failure && (
          <FailureSummary
            title={<FormattedMessage id="settings.password.error.title" />}
            texts={submission.others}
            failure={submission.failure}
          />
        )
      }
    >
      <AccountName email={email} />
      <PasswordField
        several
        {...field('current_password')}
        label={intl.formatMessage({ id: 'settings.label.currentPassword' })}
        autoComplete="current-password"
      />
      <PasswordField
        several
        {...field('new_password', { onChange: confirmAgain })}
        label={intl.formatMessage({ id: 'settings.label.newPassword' })}
        autoComplete="new-password"
      />
      <NewPasswordStrength control={control} />
      <PasswordField
        several
        {...field('new_password_confirm')}
        label={intl.formatMessage({ id: 'settings.label.newPasswordConfirm' })}
        autoComplete="new-password"
      />
      <FormActions submission={submission} control={control} onClose={onClose} />
    </Form>
  )
}

/** For password managers, which otherwise save the new password as another account. Nobody else meets it. */
const AccountName = ({ email }: { email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
    style={HIDDEN_LOOK}
  />
)

type FormActionsProps = { submission: FormSubmission; control: Control<PasswordFormValues>; onClose: () => void }

/** A component of its own: typing does not render the whole form. */
function FormActions({ submission, control, onClose }: FormActionsProps) {
  const typed = useWatch({ control })
  return (
    <Row wrap gap="8px 12px">
      <FormButton
        submission={submission}
        size="medium"
        fullWidth={false}
        disabled={!canSubmitPassword({ ...emptyPasswordForm, ...typed })}
        busyLabel={<FormattedMessage id="settings.password.submitting" />}
      >
        <FormattedMessage id="settings.password.change" />
      </FormButton>
      <CancelButton disabled={submission.busy} onClick={onClose} />
    </Row>
  )
}
