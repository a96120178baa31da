import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { UserDrawer } from '~/features/users/UserDrawer'

import { answer } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { UserDrawer },
  ...pageMeta,
  args: { url: '/users' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The badges of a brand stand below its name where there is no room for both. */
export const BrandsOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUserBrands', {
        brands: [{ id: 1, name: 'Boulangerie Marceau', company: 1, is_admin: true, is_active: false }],
      }),
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bastien Morel' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Bastien Morel' }))
    const name = (await drawer.findByRole('link', { name: 'Boulangerie Marceau' })).getBoundingClientRect()
    await expect(name.height).toBeLessThan(40)
    const [role, state] = [text('common.role.administrator'), text('brands.inactive')].map((shown) =>
      drawer.getByText(shown).getBoundingClientRect(),
    )
    await expect(state?.top).toBeGreaterThanOrEqual(name.bottom)
    await expect(role?.left).toBeGreaterThanOrEqual(name.left)
  },
}

/** A brand is a link, and looks like one before anybody points at it. */
export const BrandsLookLikeLinks: Story = {
  tags: ['USR-02'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bastien Morel' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Bastien Morel' }))
    const brand = await drawer.findByRole('link', { name: 'Boulangerie Marceau' })
    const { color, textDecorationLine } = getComputedStyle(brand)
    await expect(textDecorationLine).toBe('underline')
    await expect(color).not.toBe(getComputedStyle(brand.parentElement ?? document.body).color)
  },
}
