import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { createBackend } from '#mocks'

import { registerPage } from '../features/onboarding/register-page'
import { Screen } from '../support/Screen'
import { pattern } from '../support/text'
import { visit } from '../support/visit'
import { withInstallation } from '../support/with-installation'

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { url: '/onboarding/register', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

let backend: ReturnType<typeof createBackend>

export const RegisterToDashboard: Story = {
  tags: ['REG-01', 'REG-10', 'REG-12', 'REG-14', 'REG-17', 'REG-41', 'REG-50'],
  beforeEach: async ({ msw }) => {
    backend = await visit(msw)
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.opened()
    await page.enter()
    await userEvent.click(page.goOn())
    await expect(
      await canvas.findByRole('heading', { level: 1, name: pattern('onboarding.business.title') }),
    ).toBeVisible()
    await page.name('Atelier Vert')
    await userEvent.click(page.launch())
    await expect(
      await canvas.findByRole('heading', { name: pattern('dashboard.welcome.title', { name: 'Camille' }) }),
    ).toBeVisible()
    await expect(args.onArrive).toHaveBeenCalledWith('/dashboard?welcome=true&trial=true&onboarding=complete')
    await expect(backend.counters).toMatchObject({ register: 1, setupBusiness: 1 })
    await expect(backend.world.companies.map(({ name }) => name)).toContain('Atelier Vert')
    await expect(backend.world.securityLog.map(({ type, event }) => `${type} ${event}`)).toEqual([
      'registration account_created',
      'business_setup business_created',
    ])
  },
}
