import { useRef } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { RadioGroup } from '~/design/inputs/RadioGroup'
import { TextField } from '~/design/inputs/TextField'
import { Stack } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { roleLabel } from '~/features/shared/role-label'

import { AdminWarning } from './AdminWarning'
import { BrandField } from './BrandField'
import { invalidEmails, listedEmails } from './email-list'
import { EmailChips } from './EmailChips'
import { InvitationPreview } from './InvitationPreview'
import { INVITED_TYPES, MESSAGE_LIMIT, messageLength, type InviteFormValues } from './invite-form'

/** So many invalid addresses are told by name. */
const NAMED = 3

type InviteFieldsProps = { form: UseFormReturn<InviteFormValues>; disabled: boolean }

export function InviteFields({ form, disabled }: InviteFieldsProps) {
  const intl = useIntl()
  const { register, control, setValue, setFocus, formState } = form
  const { errors } = formState
  const field = useRef<HTMLDivElement>(null)
  const { emails, brand_id, user_type, invitation_message } = useWatch({ control })

  return (
    <Stack spacing={2.5}>
      <Stack spacing={1} ref={field}>
        <TextField
          {...register('emails')}
          label={intl.formatMessage({ id: 'invitations.dialog.emails' })}
          helper={intl.formatMessage({ id: 'invitations.dialog.emails.helper' })}
          error={emailsError()}
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
          field={() => field.current?.querySelector('textarea') ?? null}
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

  /** Names the first of them. */
  function emailsError() {
    const error = fieldText(intl, errors.emails)
    const invalid = invalidEmails(emails ?? '')
    if (!error || invalid.length === 0) return error
    const others = invalid.length - NAMED
    const names = invalid.slice(0, NAMED)
    if (others > 0) names.push(intl.formatMessage({ id: 'invitations.dialog.emails.others' }, { count: others }))
    return intl.formatMessage({ id: 'invitations.dialog.emails.invalid' }, { emails: intl.formatList(names) })
  }

  /** The counter stays in sight: it says by how much. */
  function messageError() {
    const error = fieldText(intl, errors.invitation_message)
    const count = { count: messageLength(invitation_message ?? ''), limit: MESSAGE_LIMIT }
    return error && `${error} (${intl.formatMessage({ id: 'invitations.dialog.message.count' }, count)})`
  }
}
