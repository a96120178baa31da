import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { RadioGroup } from '~/design/inputs/RadioGroup'
import { TextField } from '~/design/inputs/TextField'
import { Stack } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { LimitedTextField } from '~/features/shared/forms/LimitedTextField'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'
import { roleLabel } from '~/features/shared/role-label'
import { freeTextLength } from '~/validation/free-text'

import { AdminWarning } from './AdminWarning'
import { BrandField } from './BrandField'
import { invalidEmails, listedEmails } from './email-list'
import { EmailChips } from './EmailChips'
import { InvitationPreview } from './InvitationPreview'
import { INVITED_TYPES, MESSAGE_LIMIT, type InviteFormValues } from './invite-form'

/** So many invalid addresses are told by name. */
const NAMED = 3

type InviteFieldsProps = { form: ReturnType<typeof useFormShell<InviteFormValues>>; disabled: boolean }

export function InviteFields({ form, disabled }: InviteFieldsProps) {
  const intl = useIntl()
  const { field, control, setValue, setFocus } = form
  const [emails, brandId, userType] = useWatch({ control, name: ['emails', 'brand_id', 'user_type'] })
  const block = useRef<HTMLDivElement>(null)

  return (
    <Stack spacing={2.5}>
      <Stack spacing={1} ref={block}>
        <TextField
          {...field('emails')}
          label={intl.formatMessage({ id: 'invitations.dialog.emails' })}
          helper={intl.formatMessage({ id: 'invitations.dialog.emails.helper' })}
          error={emailsError(field('emails').error)}
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
          emails={listedEmails(emails)}
          disabled={disabled}
          onChange={(text) => setValue('emails', text, { shouldValidate: true, shouldDirty: true })}
          field={() => block.current?.querySelector('textarea') ?? null}
        />
      </Stack>
      <Controller
        control={control}
        name="brand_id"
        render={({ field: brand, fieldState }) => (
          <BrandField
            {...brand}
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
      {userType === 'brand_admin' && <AdminWarning brandId={brandId} />}
      <LimitedTextField
        {...field('invitation_message')}
        control={control}
        limit={MESSAGE_LIMIT}
        length={freeTextLength}
        counted
        label={intl.formatMessage({ id: 'forms.label.message' })}
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
  function emailsError(error: string | undefined) {
    const invalid = invalidEmails(emails)
    if (!error || invalid.length === 0) return error
    const others = invalid.length - NAMED
    const names = invalid.slice(0, NAMED)
    if (others > 0) names.push(intl.formatMessage({ id: 'invitations.dialog.emails.others' }, { count: others }))
    return intl.formatMessage({ id: 'invitations.dialog.emails.invalid' }, { emails: intl.formatList(names) })
  }
}
