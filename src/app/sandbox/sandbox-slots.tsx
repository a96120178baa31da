import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { SandboxSlots } from '~/app/configuration'
import { Avatar } from '~/design/data/Avatar'
import { Alert } from '~/design/feedback/Alert'
import { SettingsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Select } from '~/design/inputs/Select'
import { Drawer } from '~/design/layers/layers'
import { Box, Stack, Grow } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import type { LoginAsideProps } from '~/features/shared/installation'
import { roleLabel } from '~/features/shared/user/user-texts'
import { reloadPage } from '~/platform/chunk-error'

import { SANDBOX_TEXTS, useSandboxLocale } from './sandbox-texts'
import { SandboxPayment, SandboxPortal } from './SandboxPaymentPages'
import { SandboxUsersFrame } from './SandboxUsersFrame'
import {
  type BrowserSandbox,
  isPaymentPage,
  isPortalPage,
  PAYMENT_PATH,
  PORTAL_PATH,
  startSandbox,
} from './start-sandbox'

/** Starts the sandbox and returns its parts of the screen. */
export async function startSandboxSlots(): Promise<SandboxSlots | undefined> {
  const sandbox = await startSandbox({ paymentPath: PAYMENT_PATH })
  return (
    sandbox && {
      LoginAside: (props: LoginAsideProps) => <SandboxUsers {...props} {...sandbox} />,
      SandboxPanel: () => <SandboxPanel sandbox={sandbox} />,
      billingPortalUrl: new URL(PORTAL_PATH, document.URL).href,
      ...(isPortalPage() && { SandboxPage: () => <SandboxPortal sandbox={sandbox} /> }),
      ...(isPaymentPage() && { SandboxPage: () => <SandboxPayment sandbox={sandbox} /> }),
    }
  )
}

type SandboxUsersProps = LoginAsideProps & Pick<BrowserSandbox, 'users' | 'password'>

/** The seeded users: choosing one fills the login form. */
export function SandboxUsers({ users, password, onPick }: SandboxUsersProps) {
  const intl = useIntl()
  const locale = useSandboxLocale()
  return (
    <SandboxUsersFrame>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, pt: 0 }}>
        {users.map(({ email, name, role, description }) => (
          <li key={email}>
            <Box component="button" type="button" sx={ROW} onClick={() => onPick(email, password)}>
              <Avatar name={name} />
              <Grow>
                <Strong as="span" weight="medium" block>
                  {name}
                </Strong>
                <Muted size="caption">
                  <span>{`${roleLabel(intl, role)} · ${description[locale]}`}</span>
                </Muted>
              </Grow>
            </Box>
          </li>
        ))}
      </Box>
    </SandboxUsersFrame>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  p: 1,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover' },
} as const

const LATENCIES = ['0', '300', '1000', '3000', '8000'] as const
const NONE = 'none'
const ALL = '*'

const namesAsOptions = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name }))

/** Controls for delays, faults and the company's situation. The state belongs to the sandbox and holds in every tab. */
export function SandboxPanel({ sandbox }: { sandbox: BrowserSandbox }) {
  const texts = SANDBOX_TEXTS[useSandboxLocale()]
  const [open, setOpen] = useState(false)
  const [conditions, setConditions] = useState(sandbox.conditions)
  const fault = conditions.faults[0]
  const [operation, setOperation] = useState<(typeof sandbox.operationIds)[number] | typeof ALL>(
    fault?.operation ?? ALL,
  )

  const setLatency = (max: number) => {
    sandbox.setLatency({ min: max / 2, max })
    setConditions(sandbox.conditions())
  }
  const setFault = (kind: (typeof sandbox.faultNames)[number] | undefined, on = operation) => {
    sandbox.setFaults(kind ? [{ operation: on, kind }] : [])
    setConditions(sandbox.conditions())
  }
  const startOver = async (world?: (typeof sandbox.worldNames)[number]) => {
    sandbox.setFaults([])
    await sandbox.reset(world)
    reloadPage()
  }

  return (
    <>
      <Box sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'fab', '@media print': { display: 'none' } }}>
        <Button
          variant="outlined"
          color="neutral"
          size="small"
          aria-label={texts.open}
          sx={{ gap: 1, minWidth: 40, backgroundColor: 'background.paper' }}
          onClick={() => setOpen(true)}
        >
          <SettingsIcon />
          {/* on a phone the label would cover part of the page */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {texts.open}
          </Box>
        </Button>
      </Box>
      <Drawer open={open} title={texts.open} onClose={() => setOpen(false)}>
        <Stack spacing={2.5}>
          <Muted as="p">{texts.note}</Muted>
          {!sandbox.persistent && <Alert severity="warning">{texts.notStored}</Alert>}
          <Select
            label={texts.latency}
            value={LATENCIES.find((value) => Number(value) === conditions.latency.max) ?? '0'}
            options={LATENCIES.map((value) => ({ value, label: value === '0' ? texts.latencyNone : `≤ ${value} ms` }))}
            onChange={(value) => setLatency(Number(value))}
          />
          <Select
            label={texts.fault}
            value={fault?.kind ?? NONE}
            options={[{ value: NONE, label: texts.faultNone }, ...namesAsOptions(sandbox.faultNames)]}
            onChange={(kind) => setFault(kind === NONE ? undefined : kind)}
          />
          <Select
            label={texts.faultOn}
            value={operation}
            options={[{ value: ALL, label: texts.faultAll }, ...namesAsOptions(sandbox.operationIds)]}
            onChange={(chosen) => {
              setOperation(chosen)
              if (fault) setFault(fault.kind, chosen)
            }}
          />
          <Select
            label={texts.world}
            value=""
            placeholder="…"
            options={namesAsOptions(sandbox.worldNames)}
            onChange={(world) => void startOver(world)}
          />
          <Button variant="outlined" color="neutral" onClick={() => void sandbox.expireTokens()}>
            {texts.expire}
          </Button>
          <Button variant="outlined" color="error" onClick={() => void startOver()}>
            {texts.reset}
          </Button>
        </Stack>
      </Drawer>
    </>
  )
}
