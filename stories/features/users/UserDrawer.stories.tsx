import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { UserDrawer } from '~/features/users/UserDrawer'

import { answer, fault } from '../../support/answers'
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

const drawerOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

/** What the list knows stands there while the brands are read. */
export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang')),
  play: async () => {
    const drawer = await drawerOf('Bastien Morel')
    await expect(drawer.getByRole('heading', { name: text('navigation.brands') })).toBeVisible()
    await expect(drawer.getByText(text('common.role.brand_admin'))).toBeVisible()
    await expect(drawer.queryByRole('listitem')).toBeNull()
  },
}

export const NoBrands: Story = {
  tags: ['USR-02'],
  beforeEach: ({ msw }) => msw.use(answer('listUserBrands', { brands: [] })),
  play: async () => {
    const drawer = await drawerOf('Bastien Morel')
    await expect(await drawer.findByText(text('users.brands.empty'))).toBeVisible()
  },
}

export const AdminOfSeveral: Story = {
  tags: ['USR-02'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUserBrands', {
        brands: ['Boulangerie Marceau', 'Atelier Lumière'].map((name, at) => ({
          id: at + 1,
          name,
          company: 1,
          is_admin: true,
          is_active: true,
        })),
      }),
    ),
  play: async () => {
    const drawer = await drawerOf('Bastien Morel')
    await drawer.findByRole('link', { name: 'Boulangerie Marceau' })
    await expect(drawer.getAllByText(text('common.role.administrator'))).toHaveLength(2)
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
