import { useEffect, useRef, type RefObject } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useIntl, FormattedMessage } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import { Alert } from '~/design/feedback/Alert'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { Stack } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { inputIn } from '~/features/shared/forms/form-fields'
import { LimitedTextField } from '~/features/shared/forms/LimitedTextField'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'
import { roleLabel } from '~/features/shared/role-label'
import { useFormats } from '~/i18n/formats'
import { useBrandSelection } from '~/session/brand-selection'
import { freeTextLength } from '~/validation/free-text'

import { BrandField } from './BrandField'
import { emailsToInvite, invalidEmails, isDuplicate, listedEmails } from './email-list'
import { EmailsField } from './EmailsField'
import { InvitationPreview } from './InvitationPreview'
import { MESSAGE_LIMIT, type InviteFormValues } from './invite-form'
import { InviteCount } from './InviteCount'
import { useInvitingBrand } from './use-inviting-brands'

/** The error names up to this many invalid addresses. */
const NAMED = 3

/** One line per role: what it allows a user to do (F §6). */
const ROLE_HELP = {
  brand_member: 'invitations.dialog.role.member',
  brand_admin: 'invitations.dialog.role.admin',
} as const

type Form = ReturnType<typeof useFormShell<InviteFormValues>>

type InviteFieldsProps = {
  form: Form
  disabled: boolean
  upgradable: boolean
  onSheet: (text: string) => boolean
}

export function InviteFields({ form, disabled, upgradable, onSheet }: InviteFieldsProps) {
  const intl = useIntl()
  const { list } = useFormats()
  const { field, control, setFocus } = form
  const [emails, brandId, userType] = useWatch({ control, name: ['emails', 'brand_id', 'user_type'] })
  const people = emailsToInvite(emails).length
  const fields = useRef<HTMLDivElement>(null)
  usePresentBrand(form, fields)

  return (
    <Stack spacing={2.5} ref={fields}>
      <Controller
        control={control}
        name="emails"
        render={({ field: { ref, ...addresses } }) => (
          <EmailsField
            {...addresses}
            ref={ref}
            error={emailsError(field('emails').error)}
            disabled={disabled}
            onSheet={onSheet}
            status={
              <InviteCount
                people={people}
                wrong={invalidEmails(emails).length}
                twice={listedEmails(emails).filter(isDuplicate).length}
                upgradable={upgradable}
              />
            }
          />
        )}
      />
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
            options={knownValues.invitedType.map((type) => ({
              value: type,
              label: roleLabel(intl, type),
              description: intl.formatMessage({ id: ROLE_HELP[type] }),
            }))}
            error={fieldText(intl, fieldState.error)}
            disabled={disabled}
          />
        )}
      />
      {userType === 'brand_admin' && <AdminWarning brandId={brandId} count={people} />}
      <MessageField form={form} disabled={disabled} />
      <InvitationPreview control={control} />
    </Stack>
  )

  /** Names the first few invalid addresses. */
  function emailsError(error: string | undefined) {
    const invalid = invalidEmails(emails)
    if (!error || invalid.length === 0) return error
    const others = invalid.length - NAMED
    const names = invalid.slice(0, NAMED)
    if (others > 0) names.push(intl.formatMessage({ id: 'invitations.dialog.emails.others' }, { count: others }))
    return intl.formatMessage({ id: 'invitations.dialog.emails.invalid' }, { emails: list(names) })
  }
}

/** Sent with every invitation. The field grows with its text: the dialog scrolls, not the field. */
export function MessageField({ form, disabled }: Pick<InviteFieldsProps, 'form' | 'disabled'>) {
  const intl = useIntl()
  return (
    <LimitedTextField
      {...form.field('invitation_message')}
      control={form.control}
      limit={MESSAGE_LIMIT}
      length={freeTextLength}
      counted
      label={intl.formatMessage({ id: 'forms.label.message' })}
      optional
      rows={3}
      readOnly={disabled}
    />
  )
}

/** Initially chooses the selected brand, if users can be invited to it. */
function usePresentBrand({ getValues, setValue }: Form, fields: RefObject<HTMLDivElement | null>) {
  const { selectedBrandId: present } = useBrandSelection()
  const known = useInvitingBrand(String(present ?? '')) !== undefined
  // only once: a field that the user emptied stays empty, and typed text stays
  useEffect(() => {
    if (!known) return
    const input = inputIn(fields.current?.closest('form'), 'brand_id')
    const choose = () => {
      if (getValues('brand_id') === '' && !input?.value) setValue('brand_id', String(present))
    }
    if (!input || input !== document.activeElement) return choose()
    // a name inserted at the caret would mix with the next letters, so this waits until the field is left untouched
    const waiting = new AbortController()
    const { signal } = waiting
    const leave = () => {
      // the window may have lost the focus, not the field
      if (input === document.activeElement) return
      choose()
      waiting.abort()
    }
    input.addEventListener('blur', leave, { signal })
    input.addEventListener('input', () => waiting.abort(), { signal })
    return () => waiting.abort()
  }, [known, present, getValues, setValue, fields])
}

type AdminWarningProps = {
  brandId: string
  /** Number of people invited as the brand's administrator. */
  count: number
}

/** Warns if a brand would get a second administrator: a brand has at most one. */
function AdminWarning({ brandId, count }: AdminWarningProps) {
  const brand = useInvitingBrand(brandId)
  const taken = brand !== undefined && brand.brand_admin !== null && brand.brand_admin !== ''
  if (!taken && count < 2) return null
  return (
    <Alert severity="warning" role="status">
      {taken ? (
        <FormattedMessage
          id="invitations.dialog.role.warning"
          values={{ brand: brand.name, count: Math.max(1, count) }}
        />
      ) : (
        <FormattedMessage id="invitations.dialog.role.several" values={{ count }} />
      )}
    </Alert>
  )
}
