import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { RadioGroup } from '~/design/inputs/RadioGroup'
import { TextField } from '~/design/inputs/TextField'
import { Stack } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { roleLabel } from '~/features/shared/role-label'

import { AdminWarning } from './AdminWarning'
import { BrandField } from './BrandField'
import { listedEmails } from './email-list'
import { EmailChips } from './EmailChips'
import { InvitationPreview } from './InvitationPreview'
import { INVITED_TYPES, MESSAGE_LIMIT, messageLength, type InviteFormValues } from './invite-form'

type InviteFieldsProps = { form: UseFormReturn<InviteFormValues>; disabled: boolean }

export function InviteFields({ form, disabled }: InviteFieldsProps) {
  const intl = useIntl()
  const { register, control, setValue, setFocus, formState } = form
  const { errors } = formState
  const { emails, brand_id, user_type, invitation_message } = useWatch({ control })

  return (
    <Stack spacing={2.5}>
      <Stack spacing={1}>
        <TextField
          {...register('emails')}
          label={intl.formatMessage({ id: 'invitations.dialog.emails' })}
          helper={intl.formatMessage({ id: 'invitations.dialog.emails.helper' })}
          error={fieldText(intl, errors.emails)}
          multiline
          minRows={2}
          maxRows={6}
          readOnly={disabled}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EmailChips
          emails={listedEmails(emails ?? '')}
          disabled={disabled}
          onChange={(text) => setValue('emails', text, { shouldValidate: true, shouldDirty: true })}
        />
      </Stack>
      <Controller
        control={control}
        name="brand_id"
        render={({ field, fieldState }) => (
          <BrandField
            {...field}
            error={fieldText(intl, fieldState.error)}
            disabled={disabled}
            onRecovered={() => setFocus('brand_id')}
          />
        )}
      />
      <Controller
        control={control}
        name="user_type"
        render={({ field: { name, value, onChange }, fieldState }) => (
          <RadioGroup
            name={name}
            value={value}
            onChange={onChange}
            label={intl.formatMessage({ id: 'forms.label.role' })}
            options={INVITED_TYPES.map((type) => ({ value: type, label: roleLabel(intl, type) }))}
            error={fieldText(intl, fieldState.error)}
            disabled={disabled}
          />
        )}
      />
      {user_type === 'brand_admin' && <AdminWarning brandId={brand_id ?? ''} />}
      <TextField
        {...register('invitation_message')}
        label={intl.formatMessage({ id: 'forms.label.message' })}
        helper={intl.formatMessage(
          { id: 'invitations.dialog.message.count' },
          { count: messageLength(invitation_message ?? ''), limit: MESSAGE_LIMIT },
        )}
        error={messageError()}
        optional
        multiline
        minRows={3}
        maxRows={8}
        readOnly={disabled}
      />
      <InvitationPreview control={control} />
    </Stack>
  )

  /** The counter stays in sight: it says by how much. */
  function messageError() {
    const error = fieldText(intl, errors.invitation_message)
    const count = { count: messageLength(invitation_message ?? ''), limit: MESSAGE_LIMIT }
    return error && `${error} (${intl.formatMessage({ id: 'invitations.dialog.message.count' }, count)})`
  }
}
