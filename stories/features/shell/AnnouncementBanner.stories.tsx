import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { GARANCE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { AnnouncementBanner } from '~/features/shell/AnnouncementBanner'
import { language } from '~/i18n/language'

import { languages } from '../../../.storybook/modes'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, literally, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { says, slot } from './banner-page'

const meta = {
  component: Screen,
  subcomponents: { AnnouncementBanner },
  decorators: [withInstallation],
  args: { url: '/profile' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const ANNOUNCEMENT = {
  text: {
    fr: 'Maintenance ce soir de 22:00 à 23:00.',
    en: 'Maintenance tonight from 10 pm to 11 pm.',
    es: 'Mantenimiento esta noche de 22:00 a 23:00.',
    de: 'Wartung heute Abend von 22:00 bis 23:00 Uhr.',
    it: 'Manutenzione stasera dalle 22:00 alle 23:00.',
  },
  severity: 'warning',
  link: 'https://etat.exemple.fr',
}
const announced = () => ANNOUNCEMENT.text[language.get()]

/** A message of the provider, in the user's language. Dismissed, it makes room for the next one, also at the next visit. */
export const Announcement: Story = {
  beforeEach: () => () => localStorage.removeItem('announcement-dismissed'),
  parameters: {
    visit: { world: worlds.limitsReached },
    installation: { announcement: ANNOUNCEMENT },
    chromatic: { modes: languages },
  },
  play: async () => {
    await expect(await screen.findByText(announced())).toBeVisible()
  },
}

export const AnnouncementPutAway: Story = {
  beforeEach: () => () => localStorage.removeItem('announcement-dismissed'),
  parameters: {
    visit: { world: worlds.limitsReached },
    installation: { announcement: { ...ANNOUNCEMENT, severity: 'error' } },
  },
  play: async () => {
    const banner = await says(announced())
    await expect(banner.getByRole('alert')).toBeVisible()
    await expect(banner.getByRole('link', { name: pattern('frame.banner.more') })).toHaveAttribute('target', '_blank')
    await userEvent.click(banner.getByRole('button', { name: text('common.dismiss') }))
    await says(text('frame.banner.limit'))
    await expect(localStorage.getItem('announcement-dismissed')).not.toBeNull()
  },
}

/** A late payment comes first, the announcement below it. */
export const AnnouncementBelow: Story = {
  args: { url: '/settings' },
  parameters: { visit: { as: GARANCE }, installation: { announcement: ANNOUNCEMENT } },
  play: async () => {
    await says(inOrder(pattern('frame.banner.pastDue.support'), new RegExp(literally(announced()))))
  },
}

const late = () => screen.getAllByText(pattern('frame.banner.pastDue.support')).filter((one) => one.checkVisibility())

/** The page tells of the late payment itself: the announcement stands alone. */
export const AnnouncementOnDashboard: Story = {
  args: { url: '/dashboard' },
  parameters: { visit: { as: GARANCE }, installation: { announcement: ANNOUNCEMENT } },
  play: async () => {
    await expect(await screen.findByText(announced())).toBeVisible()
    await waitFor(() => expect(late()).toHaveLength(1))
    await expect((await slot()).contains(late()[0] ?? null)).toBe(false)
  },
}

export const AnnouncementIsOver: Story = {
  args: { url: '/pages' },
  parameters: { installation: { announcement: { ...ANNOUNCEMENT, until: '2026-03-16T00:00:00Z' } } },
  play: async () => {
    await screen.findByRole('button', { name: pattern('brands.selector.open') })
    await expect(await slot()).toBeEmptyDOMElement()
  },
}
