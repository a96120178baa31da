import { type ChangeEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'

import type { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import type { BusinessSetup } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { CheckIcon } from '~/design/icons/icons'
import { Box, Typography } from '~/design/layout/Flex'
import { IconLine } from '~/design/layout/IconLine'
import { PlainList } from '~/design/layout/PlainList'
import { Form, FormButton } from '~/features/shared/forms/Form'
import { LimitedTextField } from '~/features/shared/forms/LimitedTextField'
import { useFormShell } from '~/features/shared/forms/use-form-shell'
import type { PlainMessageId } from '~/i18n/messages'
import { businessNameRule, normalBusinessName } from '~/validation/business-name'
import { textField } from '~/validation/schemas'

import { businessText, FormFailure } from './FormFailure'

/** Step 2. */
export const businessFormSchema = z.object({ business_name: textField(businessNameRule, normalBusinessName) })

export type BusinessFormValues = z.infer<typeof businessFormSchema>

export const toBusinessSetup = ({ business_name }: BusinessFormValues): BusinessSetup => ({
  business_name: normalBusinessName(business_name),
})

type BusinessPhase = 'idle' | 'submitting' | 'redirecting'

export type BusinessFormProps = {
  labelledBy: string
  phase: BusinessPhase
  failure: ApiError | null
  /** The business may exist: this is checked before it is sent again. */
  unconfirmed?: boolean
  /** The name from the last visit. */
  draft: string
  onDraft: (name: string) => void
  onSubmit: (values: BusinessFormValues) => Promise<unknown>
}

const FIELDS = ['business_name'] as const

export function BusinessForm({
  labelledBy,
  phase,
  failure,
  unconfirmed = false,
  draft,
  onDraft,
  onSubmit,
}: BusinessFormProps) {
  const intl = useIntl()
  const { shell, field, control } = useFormShell<BusinessFormValues>({
    schema: businessFormSchema,
    fields: FIELDS,
    defaultValues: { business_name: draft },
    pending: phase === 'submitting',
    failure,
    onSubmit,
  })

  return (
    <Form
      shell={shell}
      labelledBy={labelledBy}
      summary={
        shell.failure && (
          <FormFailure shell={shell} fallback={businessText(shell.failure)} unknown="onboarding.business.unknown" />
        )
      }
    >
      <LimitedTextField
        {...field('business_name', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onDraft(target.value),
        })}
        control={control}
        limit={limits.businessSetup.business_name.maxLength}
        label={intl.formatMessage({ id: 'forms.label.businessName' })}
        autoComplete="organization"
      />
      <TrialBenefits />
      {phase === 'redirecting' ? (
        <Alert severity="success">
          <FormattedMessage id="onboarding.business.done" />
        </Alert>
      ) : (
        <FormButton
          shell={shell}
          verifies={unconfirmed}
          busyLabel={<FormattedMessage id="onboarding.business.submitting" />}
        >
          <FormattedMessage id="onboarding.business.submit" />
        </FormButton>
      )}
    </Form>
  )
}

/** In the documented order. */
const BENEFITS = [
  'onboarding.benefits.pages',
  'onboarding.benefits.users',
  'onboarding.benefits.analytics',
  'onboarding.benefits.support',
  'onboarding.benefits.free',
] as const satisfies readonly PlainMessageId[]

function TrialBenefits() {
  const id = useId()
  return (
    <Box sx={BOX}>
      <Typography variant="h3" component="h2" id={id} sx={{ marginBottom: 1 }}>
        <FormattedMessage id="onboarding.benefits.title" />
      </Typography>
      <PlainList aria-labelledby={id} gap={0.75}>
        {BENEFITS.map((benefit) => (
          <IconLine as="li" key={benefit} icon={<CheckIcon size={18} />} tone="success" gap={1}>
            <FormattedMessage id={benefit} />
          </IconLine>
        ))}
      </PlainList>
    </Box>
  )
}

const BOX = { padding: 2, borderRadius: '8px', backgroundColor: 'background.subtle' } as const
