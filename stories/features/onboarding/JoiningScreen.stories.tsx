import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { JoiningScreen } from '~/features/onboarding/JoiningScreen'

import { looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { registerPage } from './register-page'

const INVITED = 'sarah.benali@exemple.example'

const meta = {
  component: Screen,
  subcomponents: { JoiningScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/register?invitation=invitation-0001', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function registerAccount(canvasElement: HTMLElement) {
  const page = registerPage(canvasElement)
  await page.opened()
  await page.enter({ email: INVITED })
  await userEvent.click(page.goOn())
}

export const Joins: Story = {
  tags: ['INV-16', 'decision-24'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args, canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    await expect(await canvas.findByRole('heading', { name: pattern('invitations.joined.title') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: text('invitations.joined.dashboard') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/dashboard'))
    await expect(await canvas.findByRole('navigation', { name: text('frame.main') })).toBeVisible()
  },
}

export const TriesAgain: Story = {
  tags: ['INV-16', 'decision-22'],
  beforeEach: ({ msw }) => msw.use(fault('acceptInvitation', 'network', { times: 1 })),
  play: async ({ canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(`${text('invitations.accept.failed')}${text('errors.network')}`)
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(await canvas.findByRole('heading', { name: pattern('invitations.joined.title') })).toBeVisible()
  },
}

/** Its state cannot be read. It is not accepted a second time before that. */
export const Unknown: Story = {
  tags: ['INV-16'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('acceptInvitation', 'lost', { times: 1, status: 504 }),
      fault('getInvitationStatus', 'network', { when: () => callsTo('acceptInvitation').length > 0, times: 1 }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    await expect(await canvas.findByText(text('onboarding.join.unconfirmed'))).toBeVisible()
  },
}

export const Verified: Story = {
  ...Unknown,
  play: async (context) => {
    await Unknown.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: text('common.verify') }))
    await expect(await canvas.findByRole('heading', { name: pattern('invitations.joined.title') })).toBeVisible()
    await expect(callsTo('acceptInvitation')).toHaveLength(1)
  },
}

export const Expired: Story = {
  tags: ['INV-16'],
  beforeEach: ({ msw }) => msw.use(fail('acceptInvitation', 400, { message: 'Cette invitation a expiré.' })),
  play: async ({ canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cette invitation a expiré.')
    await expect(canvas.getByRole('link', { name: text('onboarding.join.view') })).toHaveAttribute(
      'href',
      '/onboarding/invitations/invitation-0001',
    )
  },
}

/** Without a company, the dashboard leads to step 2: there, too, is the way back. */
export const BackFromStep2: Story = {
  ...Expired,
  beforeEach: ({ msw }) =>
    msw.use(
      fail('acceptInvitation', 400, { message: 'Cette invitation a expiré.' }),
      answer('getInvitationStatus', { status: 'expired' }, { when: () => callsTo('acceptInvitation').length > 0 }),
    ),
  play: async (context) => {
    await Expired.play?.(context)
    const { canvas, canvasElement, args } = context
    await userEvent.click(canvas.getByRole('link', { name: text('onboarding.join.view') }))
    await userEvent.click(await canvas.findByRole('link', { name: text('common.backToDashboard') }))
    await registerPage(canvasElement).lastStep()
    await userEvent.click(canvas.getByRole('link', { name: text('onboarding.join.view') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/onboarding/invitations/invitation-0001'))
  },
}
