import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { applyBrand } from '~/app/site/brand'
import { LoginScreen } from '~/features/auth/LoginScreen'
import { AppShell } from '~/features/shell/AppShell'

import { looks } from '../../.storybook/modes'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { withInstallation } from '../support/with-installation'

const LOGO =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2028%2028%22%3E%3Ccircle%20cx=%2214%22%20cy=%2214%22%20r=%2214%22%20fill=%22%230A7A4B%22/%3E%3C/svg%3E'

/** A parameter of stories: those of the meta cannot be taken away again. */
const withLogo = { installation: { brand: { logo: LOGO } } }

/** Shows the page with a brand of `config.json`. */
function wear(name: string, accent: string) {
  return () => {
    applyBrand({ name, accent })
    return () => applyBrand()
  }
}

const meta = {
  component: Screen,
  subcomponents: { AppShell, LoginScreen },
  decorators: [withInstallation],
  args: { url: '/auth/login' },
  ...pageMeta,
  parameters: {
    ...pageMeta.parameters,
    visit: {},
    chromatic: { modes: looks },
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main')
const isDark = () => document.documentElement.dataset['theme'] === 'dark'

async function expectBrand(name: string) {
  const home = await screen.findByRole('link', { name })
  await expect(home.querySelector('img')).toHaveAttribute('src', LOGO)
  await waitFor(() => expect(document.title).toMatch(new RegExp(` · ${name}$`)))
}

/** Holds in the light theme. */
export const LightBrand: Story = {
  parameters: withLogo,
  beforeEach: wear('Jardin Vert', '#0A7A4B'),
  play: async () => {
    await expectBrand('Jardin Vert')
    if (!isDark()) await expect(accent()).toBe('#0A7A4B')
  },
}

/** Holds in the dark theme. */
export const DarkBrand: Story = {
  parameters: withLogo,
  beforeEach: wear('Nuit Dorée', '#FFD54A'),
  play: async () => {
    await expectBrand('Nuit Dorée')
    if (isDark()) await expect(accent()).toBe('#FFD54A')
  },
}

/** Black letters, three times as wide as high: they stand on a light plate in the dark theme. */
const WIDE_LOGO =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2084%2028%22%3E%3Cpath%20d=%22M0%200h84v28h-84z%22%20fill=%22%230B1020%22/%3E%3C/svg%3E'

const backgroundOf = (image: Element) => getComputedStyle(image).backgroundColor

/** Its dark logo can be seen in both themes. */
export const DarkLogo: Story = {
  parameters: { installation: { brand: { logo: WIDE_LOGO }, environment: 'Recette' } },
  beforeEach: wear('Noctis', '#0B1020'),
  play: async () => {
    const home = await screen.findByRole('link', { name: 'Noctis' })
    const logo = await waitFor(() => home.querySelector('img') ?? Promise.reject(new Error('no logo')))
    await expect(backgroundOf(logo)).toBe(isDark() ? 'rgb(238, 240, 244)' : 'rgba(0, 0, 0, 0)')
    await expect(logo.offsetHeight).toBe(28)
  },
}

/** Without a logo, its name stands at the bottom of the navigation. */
export const NameInShell: Story = {
  args: { url: '/brands' },
  parameters: { steps: { from: 'md' }, visit: { as: CLAIRE }, installation: { brand: { name: 'Jardin Vert' } } },
  beforeEach: wear('Jardin Vert', '#0A7A4B'),
  play: async () => {
    await expect(await screen.findByText('Jardin Vert')).toBeVisible()
  },
}

/** Its logo stands at the bottom of the navigation, its accent on buttons and links. */
export const BrandInShell: Story = {
  args: { url: '/brands' },
  parameters: { steps: { from: 'md' }, ...withLogo, visit: { as: CLAIRE } },
  beforeEach: wear('Jardin Vert', '#0A7A4B'),
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Jardin Vert' })).toHaveAttribute('src', LOGO)
    await waitFor(() => expect(document.title).toMatch(/ · Jardin Vert$/))
  },
}

/** Cannot be read on white: the nearest colour that can takes its place. */
export const ImpossibleBrand: Story = {
  parameters: withLogo,
  beforeEach: wear('Soleil', '#FFFF00'),
  play: async () => {
    await expectBrand('Soleil')
    if (!isDark()) await expect(accent()).not.toBe('#FFFF00')
  },
}
