import { useEffect, useState } from 'react'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Button } from '~/design/inputs/Button'
import { Box, Row, Stack } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'

import type { BrowserSandbox } from '../start-sandbox'
import { useSandboxLocale } from './sandbox-texts'

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
