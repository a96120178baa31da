import { zodResolver } from '@hookform/resolvers/zod'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { TextField } from '~/design/inputs/TextField'
import { Alert, Box } from '~/design/layout/layout'
import { fieldText } from '~/features/shared/forms/field-text'
import { useSingleFlight } from '~/features/shared/forms/single-flight'
import { useServerErrors } from '~/features/shared/forms/use-server-errors'

import { businessFormSchema, type BusinessFormValues } from './business-form'
import { FormFailure } from './FormFailure'
import { businessText, told } from './onboarding-failure'
import { TrialBenefits } from './TrialBenefits'

export type BusinessPhase = 'idle' | 'submitting' | 'redirecting'

export type BusinessFormProps = {
  labelledBy: string
  phase: BusinessPhase
  failure: ApiError | null
  /** The name as far as it was typed the last time. */
  draft: string
  onDraft: (name: string) => void
  onSubmit: (values: BusinessFormValues) => Promise<void>
}

const FIELDS = ['business_name'] as const

export function BusinessForm({ labelledBy, phase, failure, draft, onDraft, onSubmit }: BusinessFormProps) {
  const intl = useIntl()
  const { register, handleSubmit, setError, formState } = useForm<BusinessFormValues>({
    resolver: zodResolver(businessFormSchema),
    defaultValues: { business_name: draft },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const others = useServerErrors(failure, FIELDS, setError)
  const inFields = failure !== null && FIELDS.some((field) => failure.details[field]?.length)
  const send = useSingleFlight(() => handleSubmit((values) => onSubmit(values))())

  return (
    <Box
      component="form"
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {failure && (
        <FormFailure
          key={failure.timestamp}
          told={told(intl, failure, { others, inFields, otherwise: businessText(failure) })}
        />
      )}
      <TextField
        {...register('business_name', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onDraft(target.value),
        })}
        label={intl.formatMessage({ id: 'forms.label.businessName' })}
        error={fieldText(intl, errors.business_name)}
        autoComplete="organization"
      />
      <TrialBenefits />
      {phase === 'redirecting' ? (
        <Alert severity="success">
          <FormattedMessage id="onboarding.business.done" />
        </Alert>
      ) : (
        <SubmitButton
          size="large"
          fullWidth
          busy={phase === 'submitting' || isSubmitting}
          busyLabel={<FormattedMessage id="onboarding.business.submitting" />}
        >
          <FormattedMessage id="onboarding.business.submit" />
        </SubmitButton>
      )}
    </Box>
  )
}
