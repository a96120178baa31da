import { useEffect } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { PasswordField } from '~/design/inputs/PasswordField'
import { CancelButton } from '~/design/inputs/SubmitButton'
import { Row } from '~/design/layout/Flex'
import { HIDDEN_LOOK } from '~/design/layout/Text'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import { Form, FormButton } from '~/features/shared/forms/Form'
import type { FormShell } from '~/features/shared/forms/form-shell'
import { useFormShell } from '~/features/shared/forms/use-form-shell'

import { NewPasswordStrength } from './NewPasswordStrength'
import { canSubmitPassword, emptyPasswordForm, passwordFormSchema, type PasswordFormValues } from './password-form'
import { useChangePassword } from './use-change-password'

const FIELDS = ['current_password', 'new_password', 'new_password_confirm'] as const

type PasswordFormProps = { labelledBy: string; userId: number; email: string; onClose: () => void }

/** Unmounting clears the three fields (PWD-17). */
export function PasswordForm({ labelledBy, userId, email, onClose }: PasswordFormProps) {
  const intl = useIntl()
  const { change, pending, failure } = useChangePassword(userId, onClose)
  const { shell, field, control, getValues, setFocus, trigger, formState } = useFormShell<PasswordFormValues>({
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
      shell={shell}
      labelledBy={labelledBy}
      summary={
        shell.failure && (
          <FailureSummary
            title={<FormattedMessage id="settings.password.error.title" />}
            texts={shell.others}
            failure={shell.failure}
          />
        )
      }
    >
      <AccountName email={email} />
      <PasswordField
        several
        {...field('current_password')}
        label={intl.formatMessage({ id: 'forms.label.currentPassword' })}
        autoComplete="current-password"
      />
      <PasswordField
        several
        {...field('new_password', { onChange: confirmAgain })}
        label={intl.formatMessage({ id: 'forms.label.newPassword' })}
        autoComplete="new-password"
      />
      <NewPasswordStrength control={control} />
      <PasswordField
        several
        {...field('new_password_confirm')}
        label={intl.formatMessage({ id: 'forms.label.newPasswordConfirm' })}
        autoComplete="new-password"
      />
      <FormActions shell={shell} control={control} onClose={onClose} />
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

type FormActionsProps = { shell: FormShell; control: Control<PasswordFormValues>; onClose: () => void }

/** A component of its own: typing does not render the whole form. */
function FormActions({ shell, control, onClose }: FormActionsProps) {
  const typed = useWatch({ control })
  return (
    <Row wrap gap="8px 12px">
      <FormButton
        shell={shell}
        size="medium"
        fullWidth={false}
        disabled={!canSubmitPassword({ ...emptyPasswordForm, ...typed })}
        busyLabel={<FormattedMessage id="settings.password.submitting" />}
      >
        <FormattedMessage id="settings.password.change" />
      </FormButton>
      <CancelButton disabled={shell.busy} onClick={onClose} />
    </Row>
  )
}
