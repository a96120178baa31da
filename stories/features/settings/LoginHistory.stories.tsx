import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { LoginHistory } from '~/features/settings/LoginHistory'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { catchFiles, savedRows } from '../../support/saved-files'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { LoginHistory },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Safari/604.1'
const entry = (timestamp: string, user_agent: string, success = true, ip_address = '192.0.2.7') => ({
  timestamp,
  user_agent,
  success,
  ip_address,
})
const MANY = [
  entry('2026-03-14T09:00:00Z', FIREFOX),
  entry('2026-03-14T08:00:00Z', IPHONE),
  entry('2026-03-12T10:00:00Z', FIREFOX),
  entry('2026-03-12T09:59:00Z', FIREFOX, false, '192.0.2.1'),
  entry('2026-03-10T10:00:00Z', IPHONE),
  entry('2026-03-09T10:00:00Z', 'SomeBot/1.0', false, '192.0.2.2'),
  entry('2026-02-27T10:00:00Z', FIREFOX),
]

async function choose(label: 'settings.history.result' | 'settings.history.device', option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: text(label) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const history = () => screen.findByRole('table', { name: text('settings.history.title') })

export const Default: Story = {
  tags: ['USR-03', 'USR-04'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    const rows = within(await history())
    await expect((await rows.findAllByText(text('settings.history.succeeded'))).length).toBeGreaterThan(0)
  },
}

export const FailedLogins: Story = {
  tags: ['USR-04'],
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
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('settings.title'))
    const rows = within(await history())
    await expect(await rows.findByText(text('settings.history.refused'))).toBeVisible()
    await expect(rows.getByText('192.0.2.7')).toBeVisible()
    await expect(rows.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: text('settings.history.more') }))
    // a heading for each day, and one for the entry without a date
    await waitFor(async () => expect(within(await history()).getAllByRole('row')).toHaveLength(1 + 7 + 7))
  },
}

/** All sign-ins by day, filtered by result and device, and as a file. */
export const WholeList: Story = {
  tags: ['USR-04', 'NFR-01'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => {
    msw.use(answer('listLoginHistory', { login_history: MANY }))
    return catchFiles()
  },
  play: async ({ step }) => {
    await arrival(text('settings.title'))
    await history()
    await userEvent.click(await screen.findByRole('button', { name: text('settings.history.more') }))
    const save = await screen.findByRole('button', { name: text('lists.export') })
    const count = async (expected: number) =>
      waitFor(async () => expect(within(await history()).getAllByRole('rowheader')).toHaveLength(expected))
    await count(MANY.length)

    await step('Only the refused ones, which are exported alone', async () => {
      await choose('settings.history.result', text('settings.history.refused'))
      await count(2)
      await userEvent.click(save)
      const [heading, ...rows] = await savedRows()
      await expect(heading?.[0]).toBe(text('settings.history.date'))
      await expect(rows.map(([day, , device, address]) => [day, device, address])).toEqual([
        ['2026-03-12', 'Firefox · Windows', '192.0.2.1'],
        ['2026-03-09', 'SomeBot/1.0', '192.0.2.2'],
      ])
    })
    await step('Of no device: the filters can be removed', async () => {
      await choose('settings.history.device', 'Safari · iPhone')
      await expect(await screen.findByText(text('lists.noMatch'))).toBeVisible()
      const [clear] = await screen.findAllByRole('button', { name: text('lists.filters.clear') })
      await userEvent.click(clear ?? document.body)
      await count(MANY.length)
    })
  },
}

/** A line of a narrow list says its whole date. */
export const OnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answer('listLoginHistory', { login_history: MANY })),
  play: async () => {
    await arrival(text('settings.title'))
    await userEvent.click(await screen.findByRole('button', { name: text('settings.history.more') }))
    await screen.findByRole('button', { name: text('lists.export') })
    const list = await screen.findByRole('list', { name: text('settings.history.title') })
    await expect(within(list).getAllByText(/2026/)).toHaveLength(MANY.length)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  tags: ['USR-04'],
  beforeEach: ({ msw }) => msw.use(answer('listLoginHistory', { login_history: [] })),
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText(text('settings.history.empty'))).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['USR-03'],
  beforeEach: ({ msw }) => msw.use(fail('listLoginHistory', 400, { times: 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText(text('settings.history.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await history()).toBeVisible()
  },
}
