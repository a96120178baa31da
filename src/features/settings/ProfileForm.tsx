import { useEffect, useState, type KeyboardEvent } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { limits } from '~/api/generated/limits.gen'
import type { User } from '~/api/generated/types.gen'
import { TextField } from '~/design/inputs/Field'
import { CancelButton } from '~/design/inputs/SubmitButton'
import { Row } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { FailureSummary, Form, FormButton } from '~/features/shared/forms/Form'
import type { FormOutcome, FormSubmission } from '~/features/shared/forms/form-fields'
import { LimitedTextField, useZodForm } from '~/features/shared/forms/use-zod-form'
import { isComposing } from '~/platform/key-press'
import { isId } from '~/platform/storage'
import { currentSession } from '~/session/current-session'

import { profileFailureTexts, profileFormSchema, useUpdateProfile } from './profile-form'
import {
  clearProfileDraft,
  fromUser,
  PROFILE_FIELDS,
  type ProfileFormValues,
  readProfileDraft,
  writeProfileDraft,
} from './ProfileCard'

type ProfileFormProps = {
  labelledBy: string
  user: User
  /** Stands in where the profile has no id. */
  userId: number
  onClose: () => void
}

/**
 * Compares with the values at the start of editing: a later answer changes no field. Typed text outlives a reload and
 * the end of the session (SES-47), but not its page.
 */
export function ProfileForm({ labelledBy, user, userId, onClose }: ProfileFormProps) {
  const intl = useIntl()
  const [stored] = useState(() => fromUser(user))
  const [draft] = useState(() => readProfileDraft(userId, stored))
  const [schema] = useState(() => profileFormSchema(stored))
  const { save, isChanged, pending, retrying, failure } = useUpdateProfile(
    isId(user.id) ? user.id : userId,
    stored,
    onClose,
  )
  const { submission, field, control, getValues, setFocus, subscribe } = useZodForm<ProfileFormValues>({
    schema,
    fields: PROFILE_FIELDS,
    defaultValues: draft ?? stored,
    pending,
    failure,
    onSubmit: save,
    unsaved: (): boolean => isChanged(getValues()),
  })
  // one that comes back with its page leaves the focus to the heading
  useEffect(() => {
    if (!draft) setFocus('first_name')
  }, [draft, setFocus])
  useEffect(() => {
    const keep = (values: ProfileFormValues) => writeProfileDraft(userId, values, stored)
    keep(getValues())
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
    return () => {
      stop()
      if (currentSession.isSignedIn()) clearProfileDraft()
    }
  }, [userId, stored, getValues, subscribe])

  // Nothing to save, nothing to check
  const unchanged = () => !isChanged(getValues())
  const send = (page: HTMLFormElement) => (unchanged() ? onClose() : submission.send(page))
  // the button is disabled, so Enter must not submit either
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !unchanged())
      return submission.onKeyDown?.(event)
    event.preventDefault()
    if (!submission.busy && !isComposing(event.nativeEvent)) onClose()
  }
  const { profileUpdate } = limits

  return (
    <Form
      submission={{ ...submission, send, onKeyDown }}
      labelledBy={labelledBy}
      summary={<Failed submission={submission} />}
    >
      <Columns count={2} gap={2.5}>
        <LimitedTextField
          {...field('first_name')}
          control={control}
          limit={profileUpdate.first_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.firstName' })}
          autoComplete="given-name"
        />
        <LimitedTextField
          {...field('last_name')}
          control={control}
          limit={profileUpdate.last_name.maxLength}
          label={intl.formatMessage({ id: 'forms.label.lastName' })}
          autoComplete="family-name"
        />
      </Columns>
      <TextField
        label={intl.formatMessage({ id: 'forms.label.email' })}
        helper={intl.formatMessage({ id: 'settings.profile.emailNote' })}
        value={user.email}
        readOnly
      />
      <Columns count={2} gap={2.5}>
        <TextField
          {...field('phone')}
          label={intl.formatMessage({ id: 'forms.label.phone' })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
        />
        <LimitedTextField
          {...field('position')}
          control={control}
          limit={profileUpdate.position.maxLength}
          label={intl.formatMessage({ id: 'forms.label.position' })}
          autoComplete="organization-title"
          optional
        />
      </Columns>
      <Muted role="status" size="small">
        {retrying && <FormattedMessage id="settings.profile.retrying" />}
      </Muted>
      <FormActions
        submission={submission}
        control={control}
        isChanged={(values) => isChanged({ ...stored, ...values })}
        onClose={onClose}
      />
    </Form>
  )
}

function Failed({ submission }: { submission: FormOutcome }) {
  const intl = useIntl()
  const { failure, inFields, others } = submission
  if (!failure) return null
  return (
    <FailureSummary
      title={<FormattedMessage id="settings.profile.error.title" />}
      unconfirmed={<FormattedMessage id="settings.profile.unconfirmed" />}
      texts={others.length > 0 ? others : inFields ? [] : profileFailureTexts(intl, failure)}
      failure={failure}
    />
  )
}

type FormActionsProps = {
  submission: FormSubmission
  control: Control<ProfileFormValues>
  isChanged: (values: Partial<ProfileFormValues>) => boolean
  onClose: () => void
}

/** A component of its own: typing does not render the whole form. */
function FormActions({ submission, control, isChanged, onClose }: FormActionsProps) {
  const changed = isChanged(useWatch({ control }))
  return (
    <Row wrap align="center" gap="8px 12px">
      <FormButton
        submission={submission}
        size="medium"
        fullWidth={false}
        disabled={!changed}
        busyLabel={<FormattedMessage id="lists.saving" />}
      >
        <FormattedMessage id="common.save" />
      </FormButton>
      <CancelButton disabled={submission.busy} onClick={onClose} />
      <Muted role="status" size="small">
        {changed && <FormattedMessage id="settings.unsaved" />}
      </Muted>
    </Row>
  )
}
