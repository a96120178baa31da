import { type ChangeEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'

import type { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import type { BusinessSetup } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonForm } from '~/design/feedback/Skeleton'
import { CheckIcon } from '~/design/icons/icons'
import { Button, LinkButton } from '~/design/inputs/Button'
import { Box, Typography, Column, Spaced } from '~/design/layout/Flex'
import { IconLine, PlainList } from '~/design/layout/PlainList'
import { Muted, PageTitle } from '~/design/layout/Text'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { Form, FormButton, FormCard } from '~/features/shared/forms/Form'
import { LimitedTextField, useZodForm } from '~/features/shared/forms/use-zod-form'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import type { PlainMessageId } from '~/i18n/messages'
import { businessNameRule, normalBusinessName } from '~/validation/business-name'
import { textField } from '~/validation/schemas'

import { businessText, FormFailure } from './FormFailure'
import { StepHeader } from './StepHeader'

type BusinessScreenProps = Omit<BusinessFormProps, 'labelledBy'> & {
  /** The account was created in an earlier visit: explain what is missing. */
  resumed: boolean
  /** For a user who may have joined a business already: leads on without a new one. */
  onJoined?: (() => void) | undefined
  /** Token of an invitation that could not be accepted: leads back to it. */
  invitation?: string | undefined
  onSignOut: () => void
}

const TITLE = 'business-title'

/** Step 2: names the business and starts its trial. */
export function BusinessScreen({ resumed, onJoined, invitation, onSignOut, ...form }: BusinessScreenProps) {
  return (
    <PublicLayout>
      <FormCard>
        <StepHeader id={TITLE} step={2} title={<FormattedMessage id="onboarding.business.title" />}>
          <FormattedMessage id="onboarding.business.subtitle" />
        </StepHeader>
        {resumed && (
          <Spaced mb={3}>
            <Alert severity="info">
              <FormattedMessage id="onboarding.business.resumed" />
            </Alert>
          </Spaced>
        )}
        {invitation !== undefined && (
          <Spaced mb={3}>
            <Alert severity="warning" role="note" title={<FormattedMessage id="onboarding.join.failed" />}>
              <AppLink to="/onboarding/invitations/$token" params={{ token: invitation }}>
                <FormattedMessage id="onboarding.join.view" />
              </AppLink>
            </Alert>
          </Spaced>
        )}
        {onJoined && (
          <Spaced mb={3}>
            <Alert severity="info" title={<FormattedMessage id="onboarding.existing.title" />}>
              <LinkButton onClick={onJoined}>
                <FormattedMessage id="onboarding.signedIn.dashboard" />
              </LinkButton>
            </Alert>
          </Spaced>
        )}
        <BusinessForm labelledBy={TITLE} {...form} />
      </FormCard>
      <Muted as="p" mt={3} align="center">
        <FormattedMessage id="onboarding.business.notYou" />{' '}
        <LinkButton onClick={onSignOut}>
          <FormattedMessage id="onboarding.signOut" />
        </LinkButton>
      </Muted>
    </PublicLayout>
  )
}

/** Shown to a signed-in user until their step is known. */
export const CheckingScreen = () => (
  <PublicLayout>
    <FormCard>
      <SkeletonForm fields={1} />
    </FormCard>
  </PublicLayout>
)

type SignedInScreenProps = {
  /** The check whether step 2 is due has failed. */
  unchecked: boolean
  onRetry: () => void
  onSignOut: () => void
}

/** For signed-in users with no proof that a step is due: they choose where to go; nothing redirects. */
export function SignedInScreen({ unchecked, onRetry, onSignOut }: SignedInScreenProps) {
  return (
    <PublicLayout>
      <FormCard>
        <PageTitle>
          <FormattedMessage id="onboarding.signedIn.title" />
        </PageTitle>
        <Muted as="p" mt={0.5} mb={3}>
          <FormattedMessage id="onboarding.signedIn.body" />
        </Muted>
        {unchecked && (
          <Spaced mb={3}>
            <Alert
              severity="warning"
              action={
                <Button variant="text" size="small" onClick={onRetry}>
                  <FormattedMessage id="common.retry" />
                </Button>
              }
            >
              <FormattedMessage id="onboarding.signedIn.unchecked" />
            </Alert>
          </Spaced>
        )}
        <Column gap={1}>
          <ButtonLink to="/dashboard" size="large">
            <FormattedMessage id="onboarding.signedIn.dashboard" />
          </ButtonLink>
          <Button variant="outlined" color="neutral" size="large" onClick={onSignOut}>
            <FormattedMessage id="onboarding.signOut" />
          </Button>
        </Column>
      </FormCard>
    </PublicLayout>
  )
}

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
  const { submission, field, control } = useZodForm<BusinessFormValues>({
    schema: businessFormSchema,
    fields: FIELDS,
    defaultValues: { business_name: draft },
    pending: phase === 'submitting',
    failure,
    onSubmit,
  })

  return (
    <Form
      submission={submission}
      labelledBy={labelledBy}
      summary={
        submission.failure && (
          <FormFailure
            submission={submission}
            fallback={businessText(submission.failure)}
            unconfirmed="onboarding.business.unconfirmed"
          />
        )
      }
    >
      <LimitedTextField
        {...field('business_name', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onDraft(target.value),
        })}
        control={control}
        limit={limits.businessSetup.business_name.maxLength}
        label={intl.formatMessage({ id: 'onboarding.label.businessName' })}
        autoComplete="organization"
      />
      <TrialBenefits />
      {phase === 'redirecting' ? (
        <Alert severity="success">
          <FormattedMessage id="onboarding.business.done" />
        </Alert>
      ) : (
        <FormButton
          submission={submission}
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
