import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { session } from '~/session/app-session'

import { raw } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'

/** The dates below the settings. Only B §3 lists them, so `GET /auth/me/` may leave them out (F §3). */
const meta = {
  title: 'features/settings/SettingsScreen',
  component: Screen,
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))

/** Signs in a user without the dates. */
async function signInWithout() {
  const answered = sandbox().signIn(CLAIRE)
  const { last_login: _last, date_joined: _joined, company_name: _name, ...user } = answered.user
  await session.start({ ...answered, user }, 'login')
  return { success: true, data: user }
}

export const DatesOfTheProfile: Story = {
  tags: ['SET-02', 'SET-06'],
  async beforeEach({ msw }) {
    msw.use(raw('getCurrentUser', await signInWithout()))
  },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await main().findByText(pattern('settings.lastLogin'))).toBeVisible()
    await expect(main().getByText(pattern('settings.memberSince'))).toBeVisible()
    await expect(main().getByText(`${text('common.role.agency_admin')} · Atelier Lumière`)).toBeVisible()
  },
}

/** A server may leave them out everywhere: that is not 'never'. */
export const LastLoginUnsaid: Story = {
  tags: ['SET-06', 'SET-07'],
  async beforeEach({ msw }) {
    const answer = await signInWithout()
    msw.use(raw('getCurrentUser', answer), raw('getProfile', answer))
  },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByRole('button', { name: text('lists.edit') })).toBeVisible()
    for (const id of ['settings.lastLogin', 'settings.lastLogin.never', 'settings.memberSince'] as const)
      await expect(main().queryByText(pattern(id))).toBeNull()
  },
}

/** A date that cannot be read is not 'never'. */
export const LastLoginUnreadable: Story = {
  tags: ['SET-06', 'SET-07'],
  async beforeEach({ msw }) {
    const { data } = await signInWithout()
    const answer = { success: true, data: { ...data, last_login: '30/11/2026' } }
    msw.use(raw('getCurrentUser', answer), raw('getProfile', answer))
  },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByRole('button', { name: text('lists.edit') })).toBeVisible()
    for (const id of ['settings.lastLogin', 'settings.lastLogin.never'] as const)
      await expect(main().queryByText(pattern(id))).toBeNull()
  },
}
