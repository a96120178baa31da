import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { NotFoundScreen } from '~/features/shared/failures/FailureScreen'
import { AccessibilityStatement } from '~/features/shared/public/AccessibilityStatement'
import { LegalFooter as Footer, PublicLayout } from '~/features/shared/public/PublicLayout'
import { language } from '~/i18n/language'

import { languages } from '../../../../.storybook/modes'
import { withLargeText } from '../../../support/large-text'
import { otherLocale, pattern, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { withRouter } from '../../../support/with-router'

const meta = {
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof PublicLayout>

export default meta
type Story = StoryObj<typeof meta>

/** All that an installation can say of itself. */
export const NamedInstallation: Story = {
  args: { children: null },
  parameters: {
    installation: {
      helpUrl: 'https://aide.exemple.fr',
      statusUrl: 'https://etat.exemple.fr',
      environment: 'Environnement test 2',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Environnement test 2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('navigation.help') })).toHaveAttribute(
      'href',
      'https://aide.exemple.fr',
    )
    await expect(canvas.getByRole('link', { name: text('navigation.status') })).toBeVisible()
  },
}

export const LegalFooter: Story = {
  tags: ['NFR-13', 'NFR-14'],
  render: () => <Footer />,
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))
    await expect(links).toEqual([
      text('navigation.footer.accessibility'),
      text('navigation.footer.notice'),
      text('navigation.footer.terms'),
      text('navigation.footer.privacy'),
      text('navigation.footer.support'),
    ])
    await expect(canvas.getByRole('link', { name: pattern('navigation.footer.accessibility') })).toHaveAttribute(
      'href',
      '/accessibility',
    )
  },
}

export const LegalFooterOwnStatement: Story = {
  tags: ['NFR-13'],
  render: () => <Footer />,
  parameters: {
    layout: 'padded',
    installation: { supportEmail: undefined, legal: { accessibility: 'https://exemple.fr/accessibilite' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://exemple.fr/accessibilite')
  },
}

export const AccessibilityStatementPage: Story = {
  tags: ['NFR-13'],
  args: { read: true, children: <AccessibilityStatement /> },
  parameters: { chromatic: { modes: languages } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text('settings.accessibility.title') })).toBeVisible()
    await expect(canvas.getByText(pattern('settings.accessibility.state.body'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('common.contactSupport') })).toHaveAttribute(
      'href',
      'mailto:support@exemple.fr',
    )
  },
}

export const LanguageAndTheme: Story = {
  tags: ['LAN-12', 'LAN-28', 'LAN-29', 'THM-03', 'THM-06', 'theme'],
  args: { children: <NotFoundScreen signedIn={false} /> },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: text('navigation.language') })
    const other = otherLocale()
    await userEvent.selectOptions(choice, other)
    await expect(choice).toHaveValue(other)
    await waitFor(() => expect(language.get()).toBe(other))
    await expect(await canvas.findByRole('combobox', { name: text('navigation.language') })).toHaveValue(other)
    await expect(canvas.getByRole('heading', { level: 1, name: text('errors.page.notFound.title') })).toBeVisible()
    await expect(localStorage.getItem('language')).toContain(other)

    await userEvent.click(canvas.getByRole('button', { name: text('navigation.theme.toDark') }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.click(canvas.getByRole('button', { name: text('navigation.theme.toLight') }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  },
}

/** The icons of the language do not stand on its name. */
export const LanguageInLargeText: Story = {
  tags: ['NFR-08', 'LAN-29'],
  args: { children: <NotFoundScreen signedIn={false} /> },
  beforeEach: withLargeText,
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: text('navigation.language') })
    const { left, right } = choice.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(choice)
    const [globe, arrow] = Array.from(choice.parentElement?.querySelectorAll('svg') ?? [], (icon) =>
      icon.getBoundingClientRect(),
    )
    await expect(globe?.right).toBeLessThan(left + Number.parseFloat(paddingLeft))
    await expect(arrow?.left).toBeGreaterThan(right - Number.parseFloat(paddingRight))
  },
}
