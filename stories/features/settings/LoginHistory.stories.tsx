import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { LoginHistory } from '~/features/settings/LoginHistory'

import { looks } from '../../../.storybook/modes'
import { answer, fail } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  title: 'Settings/Login history',
  component: Screen,
  subcomponents: { LoginHistory },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const history = () => screen.findByRole('table', { name: text('settings.history.title') })

export const Default: Story = {
  name: 'HistoryDefault · USR-03 USR-04',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    const rows = within(await history())
    await expect((await rows.findAllByText(text('settings.history.succeeded'))).length).toBeGreaterThan(0)
  },
}

export const FailedLogins: Story = {
  name: 'HistoryFailedLogins · USR-04',
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listLoginHistory', {
        login_history: [
          { timestamp: '2026-03-15T08:00:00Z', ip_address: '192.0.2.7', user_agent: 'SomeBot/1.0', success: false },
          {},
          ...Array.from({ length: 5 }, (_, day) => ({ timestamp: `2026-03-0${day + 1}T08:00:00Z`, success: true })),
        ],
      }),
    ),
  play: async () => {
    await arrival(text('settings.title'))
    const rows = within(await history())
    await expect(await rows.findByText(text('settings.history.refused'))).toBeVisible()
    await expect(rows.getByText('192.0.2.7')).toBeVisible()
    await expect(rows.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: text('settings.history.more') }))
    await expect(rows.getAllByRole('row')).toHaveLength(8)
  },
}

export const Empty: Story = {
  name: 'HistoryEmpty · USR-04',
  beforeEach: ({ msw }) => msw.use(answer('listLoginHistory', { login_history: [] })),
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText(text('settings.history.empty'))).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'HistoryError · USR-03',
  beforeEach: ({ msw }) => msw.use(fail('listLoginHistory', 400, { times: 1 })),
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText(text('settings.history.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await history()).toBeVisible()
  },
}
