import { type ReactNode, type Ref, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useIntl, FormattedMessage } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import { Alert } from '~/design/feedback/Alert'
import { ChipsField } from '~/design/inputs/ChipsField'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { Stack } from '~/design/layout/Flex'
import { fieldText } from '~/features/shared/forms/form-errors'
import { LimitedTextField, type useZodForm } from '~/features/shared/forms/use-zod-form'
import { roleLabel } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import { isEmail } from '~/validation/rule'
import { linesLength } from '~/validation/sanitise'

import { BrandField, OtherBrands, useInvitingBrands, useOnlyBrandChosen } from './BrandField'
import {
  entriesOf,
  isComplete,
  isDuplicate,
  listedEmails,
  splitTyped,
  withEntries,
  withoutEntry,
  emailsToInvite,
  invalidEmails,
} from './email-entries'
import { brandFieldsOf, type InviteFormValues, MESSAGE_LIMIT } from './invite-form'
import { InviteCount } from './InviteActions'
import { InvitationPreview } from './InviteResult'

/** The error names up to this many invalid addresses. */
const NAMED = 3

/** One line per role: what it allows a user to do. */
const ROLE_HELP = {
  brand_member: 'invitations.dialog.role.member',
  brand_admin: 'invitations.dialog.role.admin',
} as const

type InviteFieldsProps = {
  form: ReturnType<typeof useZodForm<InviteFormValues>>
  disabled: boolean
  upgradable: boolean
  onSheet: (text: string) => boolean
  /** The button that reads a file. */
  file: ReactNode
}

export function InviteFields({ form, disabled, upgradable, onSheet, file }: InviteFieldsProps) {
  const intl = useIntl()
  const { list } = useFormats()
  const { field, control, setFocus } = form
  const [emails, brand_id, other_brands, userType] = useWatch({
    control,
    name: ['emails', 'brand_id', 'other_brands', 'user_type'],
  })
  const count = emailsToInvite(emails).length
  const fields = useRef<HTMLDivElement>(null)
  useOnlyBrandChosen(form, brand_id, fields)

  return (
    <Stack spacing={2.5} ref={fields}>
      <Stack spacing={1}>
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
                  count={count}
                  wrong={invalidEmails(emails).length}
                  twice={listedEmails(emails).filter(isDuplicate).length}
                  upgradable={upgradable}
                />
              }
            />
          )}
        />
        {file}
      </Stack>
      <Stack spacing={1.5}>
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
        <OtherBrands form={form} disabled={disabled} />
      </Stack>
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
      {userType === 'brand_admin' && <AdminWarning brands={brandFieldsOf({ brand_id, other_brands })} count={count} />}
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
      length={linesLength}
      counted
      label={intl.formatMessage({ id: 'invitations.label.message' })}
      optional
      rows={3}
      readOnly={disabled}
    />
  )
}

type AdminWarningProps = {
  /** Ids as field values. */
  brands: readonly string[]
  /** Number of users invited as the administrator of each brand. */
  count: number
}

/** Warns if a brand would get a second administrator: a brand has at most one. */
function AdminWarning({ brands, count }: AdminWarningProps) {
  const chosen = useInvitingBrands(brands).brands.filter(({ id }) => brands.includes(String(id)))
  const taken = chosen.filter(({ brand_admin }) => brand_admin !== null && brand_admin !== '')
  if (taken.length === 0 && count < 2) return null
  return (
    <Alert severity="warning" role="status">
      {taken.map(({ id, name }) => (
        <div key={id}>
          <FormattedMessage id="invitations.dialog.role.warning" values={{ brand: name, count: Math.max(1, count) }} />
        </div>
      ))}
      {taken.length === 0 && <FormattedMessage id="invitations.dialog.role.several" values={{ count }} />}
    </Alert>
  )
}

type EmailsFieldProps = {
  name: string
  /** All addresses as one text: the form value. */
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
  status: ReactNode
  /** @returns whether the text is checked as a sheet */
  onSheet: (text: string) => boolean
}

/** One address or many, typed or pasted (INV-12); each becomes a chip that says what is wrong with it. */
export function EmailsField({ value, onChange, onBlur, onSheet, ...field }: EmailsFieldProps) {
  const intl = useIntl()
  const { listed, typed } = splitTyped(value)
  const emails = listedEmails(listed)

  function paste(text: string) {
    if (onSheet(text)) return true
    const [first = '', second] = entriesOf(text)
    if (second === undefined && (typed !== '' || !isEmail(first))) return false
    onChange(withEntries(value, `\n${text}`))
    return true
  }

  return (
    <ChipsField
      {...field}
      autoFocus
      inputMode="email"
      label={intl.formatMessage({ id: 'invitations.dialog.emails' })}
      helper={intl.formatMessage({ id: 'invitations.dialog.emails.helper' })}
      listLabel={intl.formatMessage({ id: 'invitations.dialog.emails.list' })}
      removeLabel={(email) => intl.formatMessage({ id: 'invitations.dialog.emails.remove' }, { email })}
      removedLabel={(email) => intl.formatMessage({ id: 'invitations.dialog.emails.removed' }, { email })}
      chipHelp={intl.formatMessage({ id: 'invitations.dialog.emails.keys' })}
      chips={emails.map((one) => ({
        text: one.text,
        problem: one.problem && {
          text: intl.formatMessage({ id: one.problem }),
          tone: isDuplicate(one) ? 'warning' : 'error',
        },
      }))}
      typed={typed}
      onTyped={(text) => onChange(isComplete(text) ? withEntries(listed, text) : listed + text)}
      onCommit={() => typed !== '' && onChange(withEntries(value))}
      onBlur={onBlur}
      onPasteText={paste}
      onRemove={(index) => onChange(withoutEntry(listed, index) + typed)}
      onEdit={(index) => onChange(withEntries(withoutEntry(listed, index), typed) + (emails[index]?.text ?? ''))}
    />
  )
}
