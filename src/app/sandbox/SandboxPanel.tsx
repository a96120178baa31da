import { useState } from 'react'

import { Alert } from '~/design/feedback/Alert'
import { SettingsIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Select } from '~/design/inputs/Select'
import { Drawer } from '~/design/layers/layers'
import { Box, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { reloadPage } from '~/features/shared/reload-page'

import { SANDBOX_TEXTS, useSandboxLocale } from './sandbox-texts'
import type { BrowserSandbox } from './start-sandbox'

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
