import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import type { MswApi } from 'msw-storybook-addon/types'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, HUGO } from '#mocks/domain/seed/named.ts'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'

import { callsTo } from '../support/calls'
import { Screen } from '../support/Screen'
import { pattern, text } from '../support/text'
import { readToolbar } from '../support/toolbar-state'
import { visit } from '../support/visit'
import { withFreshSandbox } from '../support/with-fresh-sandbox'

type Context = Parameters<Decorator>[1]

const Pages = () => <Screen url="/pages" />

/** A page under the decorator of every story, with a toolbar of its own: a switch does what Storybook does. */
function Switchboard({ context }: { context: Context }) {
  const [globals, setGlobals] = useState(context.globals)
  const choose = async (change: Record<string, string>) => {
    const next = { ...globals, ...change }
    await prepare(context.msw, next)
    setGlobals(next)
  }
  return (
    <Stack>
      <Stack direction="row">
        <Button onClick={() => void choose({ role: 'client_readonly' })}>client_readonly</Button>
        <Button onClick={() => void choose({ latency: '300' })}>300 ms</Button>
      </Stack>
      {withFreshSandbox(Pages, { ...context, globals })}
    </Stack>
  )
}

/** What comes before each story, and again after each switch. */
async function prepare(msw: MswApi, globals: Record<string, unknown>) {
  readToolbar(globals)
  await visit(msw, { as: CLAIRE })
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => <Switchboard context={context} />,
  beforeEach: ({ msw, globals }) => prepare(msw, globals),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const brandSelector = () => screen.findByRole('button', { name: pattern('brands.selector.open') })

export const RoleTakesEffectAtOnce: Story = {
  tags: ['role'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await brandSelector()
    await userEvent.click(screen.getByRole('button', { name: 'client_readonly' }))
    // it comes with the page of the other user
    await screen.findByText(`Signed in: ${HUGO}. The steps are for ${CLAIRE}: they do not run.`)
    await expect(await screen.findByText(text('data.readOnly'))).toBeVisible()
    const navigation = screen.getByRole('navigation', { name: text('frame.main') })
    await expect(within(navigation).queryByRole('link', { name: text('invitations.list.table') })).toBeNull()
  },
}

export const LatencyTakesEffectAtOnce: Story = {
  play: async () => {
    await brandSelector()
    const before = callsTo('listBrands').length
    await userEvent.click(screen.getByRole('button', { name: '300 ms' }))
    // by a router and queries of their own
    await waitFor(() => expect(callsTo('listBrands').length).toBeGreaterThan(before))
    await waitFor(() => expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull())
    await brandSelector()
  },
}
