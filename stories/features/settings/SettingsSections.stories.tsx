import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { session } from '~/session/app-session'

import { looks } from '../../../.storybook/modes'
import { raw } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'

/** The settings of people whose data is unusual, and on a phone. */
const meta = {
  title: 'features/settings/SettingsScreen',
  component: Screen,
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))
const sections = () =>
  within(screen.getByRole('navigation', { name: text('settings.sections') }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('#')[1])

/** The server gives an administrator no company: its section is left out, and the others stay. */
export const AdminWithoutCompanyInfo: Story = {
  tags: ['SET-04', 'C193', 'role'],
  async beforeEach({ msw }) {
    const answered = sandbox().signIn(CLAIRE)
    const user = { ...answered.user, company_info: undefined }
    await session.start({ ...answered, user }, 'login')
    const answer = { success: true, data: { ...user, company_info: null } }
    msw.use(raw('getCurrentUser', answer), raw('getProfile', answer))
  },
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await arrival(text('settings.title'))
    await waitFor(() => expect(sections()).toEqual(['profil', 'securite', 'preferences', 'marques', 'abonnement']))
    await expect(document.getElementById('entreprise')).toBeNull()
  },
}

const LONG = 'Maximilienne-Alexandrine '.repeat(6).trim()

/** Names of 150 characters, of which none is cut or wider than the page. */
export const LongNames: Story = {
  tags: ['SET-02', 'NFR-09'],
  parameters: {
    visit: { world: { companyName: LONG, user: { email: CLAIRE, first_name: LONG, last_name: 'D'.repeat(150) } } },
    chromatic: { modes: looks },
  },
  play: async () => {
    await arrival(text('settings.title'))
    for (const said of await main().findAllByText(LONG)) await expect(said).toBeVisible()
    await expect(main().getAllByText(new RegExp(`^${LONG} D{150}$`))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The sections stand below each other, with their links above. */
export const MobileSections: Story = {
  tags: ['SET-08', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByRole('button', { name: text('lists.edit') })).toBeVisible()
    const links = screen.getByRole('navigation', { name: text('settings.sections') })
    const profile = document.getElementById('profil')
    await expect(links.getBoundingClientRect().bottom).toBeLessThanOrEqual(profile?.getBoundingClientRect().top ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** On a phone the links to the sections stand in as many rows as they need: none is cut. */
export const SectionsOnAPhone: Story = {
  tags: ['SET-08'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await arrival(text('navigation.settings'))
    const links = within(await screen.findByRole('navigation', { name: text('settings.sections') })).getAllByRole(
      'link',
    )
    for (const link of links) {
      const { left, right } = link.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}
