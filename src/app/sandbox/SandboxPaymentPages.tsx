import { useEffect, useState, type FormEvent } from 'react'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { CheckCircleIcon, ErrorIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box, Row, Stack } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { useFormats } from '~/i18n/formats'

import { useSandboxLocale } from './sandbox-texts'
import type { BrowserSandbox } from './start-sandbox'

type Checkout = Awaited<ReturnType<BrowserSandbox['checkout']>>

const queryOf = (search: Record<string, string>) => new URLSearchParams(search).toString()

/** Stands in for the payment provider's page: pay, cancel or go back, with the provider's redirects. */
export function SandboxPayment({ sandbox }: { sandbox: BrowserSandbox }) {
  const texts = sandbox.paymentTexts[useSandboxLocale()]
  const { price } = useFormats()
  const [checkout, setCheckout] = useState<Checkout | 'unknown'>()
  const [paying, setPaying] = useState(false)

  useEffect(() => {
    const sessionId = new URL(document.URL).searchParams.get('session_id') ?? ''
    void sandbox.checkout(sessionId).then((found) => setCheckout(found ?? 'unknown'))
  }, [sandbox])

  if (!checkout) return null
  if (checkout === 'unknown')
    return (
      <ErrorPage
        icon={<ErrorIcon />}
        title={texts.unknown}
        actions={<Button href="/subscription/upgrade">{texts.back}</Button>}
      />
    )

  const { session_id, plan_type, planName, amount } = checkout
  const cameFrom = { session_id, plan_type }
  // opened again with the back button
  if (checkout.status === 'paid')
    return (
      <ErrorPage
        icon={<CheckCircleIcon />}
        title={texts.done}
        actions={<Button href={`/billing/success?${queryOf(cameFrom)}`}>{texts.doneBack}</Button>}
      />
    )

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setPaying(true)
    await sandbox.pay(session_id)
    form.submit()
  }
  return (
    <Box component="main" sx={{ maxWidth: 440, mx: 'auto', p: 2, pt: '12vh' }}>
      <title>{texts.title}</title>
      <Stack spacing={2}>
        <PageTitle>{texts.title}</PageTitle>
        <div>
          <span>{`${planName} : ${price(amount)} ${texts.monthly}`}</span>
        </div>
        <Muted>{texts.note}</Muted>
        <form action="/billing/success" onSubmit={(event) => void pay(event)}>
          <input type="hidden" name="session_id" value={session_id} />
          <input type="hidden" name="plan_type" value={plan_type} />
          <Row gap={1} wrap>
            <SubmitButton busy={paying} busyLabel={texts.pay}>
              {texts.pay}
            </SubmitButton>
            <Button
              variant="outlined"
              color="neutral"
              href={`/billing/cancel?${queryOf({ ...cameFrom, reason: 'cancelled' })}`}
            >
              {texts.cancel}
            </Button>
            <Button variant="text" color="neutral" onClick={() => history.back()}>
              {texts.back}
            </Button>
          </Row>
        </form>
      </Stack>
    </Box>
  )
}

type Subscriptions = Awaited<ReturnType<BrowserSandbox['subscriptions']>>
type Action = Parameters<BrowserSandbox['changeBilling']>[1]

const TONES = { active: 'success', past_due: 'error', cancelled: 'warning' } as const

const isKnown = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status)

/** Stands in for the billing portal: pays what is late, cancels and resumes, for each company of the sandbox. */
export function SandboxPortal({ sandbox }: { sandbox: BrowserSandbox }) {
  const texts = sandbox.paymentTexts[useSandboxLocale()]
  const { title, note, none, actions, status: names } = texts.portal
  const [subscriptions, setSubscriptions] = useState<Subscriptions>()

  useEffect(() => {
    void sandbox.subscriptions().then(setSubscriptions)
  }, [sandbox])

  async function change(companyId: number, action: Action) {
    await sandbox.changeBilling(companyId, action)
    setSubscriptions(await sandbox.subscriptions())
  }

  if (!subscriptions) return null
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 2, pt: '12vh' }}>
      <title>{title}</title>
      <Stack spacing={3}>
        <PageTitle>{title}</PageTitle>
        <Muted>{note}</Muted>
        {subscriptions.length === 0 && <div>{none}</div>}
        {subscriptions.map(({ companyId, company, planName, status, actions: offered }) => (
          <Stack key={companyId} spacing={1} component="section" aria-label={company}>
            <Row gap={1} wrap>
              <strong translate="no">{company}</strong>
              <span translate="no">{planName}</span>
              <StatusBadge {...(isKnown(status) && { tone: TONES[status] })}>
                {isKnown(status) ? names[status] : status}
              </StatusBadge>
            </Row>
            <Row gap={1} wrap>
              {offered.map((action, index) => (
                <Button
                  key={action}
                  {...(index > 0 && { variant: 'outlined', color: 'neutral' })}
                  onClick={() => void change(companyId, action)}
                >
                  {actions[action]}
                </Button>
              ))}
            </Row>
          </Stack>
        ))}
        <div>
          <Button variant="outlined" color="neutral" href="/settings/billing">
            {texts.doneBack}
          </Button>
        </div>
      </Stack>
    </Box>
  )
}
