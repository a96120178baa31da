import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { INES, LEA } from '#mocks/domain/seed/named.ts'
import { BrandSelector } from '~/features/brands/selector/BrandSelector'

import { looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { open, opener, page, selected } from './brand-switcher'

const meta = {
  component: Screen,
  subcomponents: { BrandSelector },
  args: { url: '/pages' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const BrandSwitcherOpen: Story = {
  tags: ['SEL-02', 'SEL-10'],
  parameters: { visit: { world: { brands: 12 } }, chromatic: { modes: looks } },
  play: async () => {
    const field = await open()
    await expect(field).toHaveFocus()
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Boulangerie Marceau')
    await expect(selected()).toBe(1)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]?.id)
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['SEL-10'],
  parameters: { visit: { world: { brands: 12 } } },
  play: async () => {
    const button = await opener()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: /Brasserie du Port/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(await opener()).toHaveTextContent('Brasserie du Port')
    await expect(await opener()).toHaveFocus()
    await expect(screen.getByText(text('brands.selector.changed', { name: 'Brasserie du Port' }))).toBeInTheDocument()
    await expect(selected()).toBe(2)
  },
}

export const TypedAndChosenAtOnce: Story = {
  tags: ['SEL-10', 'C305'],
  parameters: { visit: { world: { brands: 12 } } },
  play: async () => {
    await open()
    await screen.findByRole('option', { name: /Brasserie du Port/ })
    // before the server has answered
    await userEvent.keyboard('brass{Enter}')
    await expect(await opener()).toHaveTextContent('Brasserie du Port')
  },
}

export const BrandSwitcherLoading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'hang')),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(text('common.loading')).length).toBeGreaterThan(0))
    await expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull()
  },
}

/** What is below stays where it is once the brand is known. */
export const BrandSwitcherArrives: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'slow')),
  play: async () => {
    const heading = await arrival(text('pages.title'))
    await expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull()
    const { top } = heading.getBoundingClientRect()
    await expect(
      await screen.findByRole('button', { name: pattern('brands.selector.open') }, { timeout: 9000 }),
    ).toBeVisible()
    await expect(heading.getBoundingClientRect().top).toBe(top)
  },
}

export const BrandSwitcherError: Story = {
  tags: ['BRD-13', 'SEL-02'],
  parameters: { visit: { selectedBrandId: 9 } },
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 500)),
  play: async () => {
    const message = await screen.findByText(text('brands.list.failed'))
    await expect(message).toBeVisible()
    await expect(message.closest('[role="status"]')).not.toBeNull()
    await expect(selected()).toBe(9)
  },
}

/** Two lists of brands have failed, and one retry loads both. */
export const TriedAgainOnThePage: Story = {
  tags: ['SEL-02', 'BRD-15', 'NFR-01'],
  args: { url: '/analytics' },
  parameters: { visit: { selectedBrandId: 9 } },
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 500)),
  play: async ({ msw }) => {
    await arrival(text('navigation.analytics'))
    await waitFor(() => expect(screen.getAllByText(text('brands.list.failed'))).toHaveLength(2))
    msw.use(...sandbox().handlers())
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: text('common.retry') }))
    await expect(await opener()).toHaveTextContent('Optique Belle-Vue')
    await expect(screen.queryByText(text('brands.list.failed'))).toBeNull()
  },
}

export const TriedAgain: Story = {
  tags: ['SEL-02'],
  parameters: { visit: { selectedBrandId: 9 } },
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 500)),
  play: async ({ msw }) => {
    const again = await screen.findByRole('button', { name: text('common.retry') })
    msw.use(...sandbox().handlers())
    await userEvent.click(again)
    await expect(await opener()).toHaveTextContent('Optique Belle-Vue')
  },
}

export const BrandSwitcherEmpty: Story = {
  tags: ['SEL-07'],
  parameters: { visit: { world: { brands: 0 } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('brands.selector.none') }))
    const panel = within(await screen.findByRole('dialog', { name: text('brands.selector.none') }))
    await waitFor(() => expect(panel.getByText(pattern('brands.selector.empty.admin'))).toBeVisible())
    await expect(panel.getByRole('button', { name: text('brands.selector.create') })).toBeVisible()
    await expect(selected()).toBeNull()
  },
}

export const BrandSwitcherEmptyForMember: Story = {
  tags: ['SEL-07', 'role'],
  parameters: { visit: { as: LEA, world: { brands: 0 } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('brands.selector.none') }))
    const panel = within(await screen.findByRole('dialog', { name: text('brands.selector.none') }))
    await waitFor(() => expect(panel.getByText(pattern('brands.selector.empty.member'))).toBeVisible())
    await expect(panel.queryByRole('button', { name: text('brands.selector.create') })).toBeNull()
  },
}

export const SoloOneBrand: Story = {
  tags: ['SEL-08'],
  parameters: { visit: { as: INES } },
  play: async () => {
    await expect(await within(await screen.findByRole('banner')).findByText('Cabinet Rousseau')).toBeVisible()
    await expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull()
  },
}

const LONG_NAME = 'Compagnie Générale des Établissements Réunis de Restauration et d’Hôtellerie de la Côte d’Opale'

/** Cut in the bar, and whole under the pointer: what stands beside it keeps its room. */
export const LongName: Story = {
  tags: ['SEL-02', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answer('listBrands', page([aBrand(1, LONG_NAME), aBrand(2, 'Brasserie du Port')]))),
  play: async () => {
    const button = await opener()
    const bar = screen.getByRole('banner')
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    await expect(button.offsetHeight).toBeLessThan(bar.offsetHeight)
    await userEvent.hover(within(button).getByText(LONG_NAME))
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(LONG_NAME)
  },
}

export const BrandSwitcherInactiveSelected: Story = {
  tags: ['SEL-02'],
  parameters: { visit: { selectedBrandId: 41 } },
  play: async () => {
    await waitFor(async () => expect(await opener()).toHaveTextContent('Auberge du Vieux Moulin'))
    await expect(await screen.findByText(pattern('brands.selector.replaced'))).toBeInTheDocument()
    await expect(selected()).toBe(16)
  },
}

/** Pages of the company do not change with the brand: they have no selector, and say nothing of a replacement. */
export const InactiveSelectedOnCompanyPage: Story = {
  tags: ['SEL-02'],
  args: { url: '/dashboard' },
  parameters: { visit: { selectedBrandId: 41 } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await waitFor(() => expect(selected()).toBe(16))
    await expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull()
    await expect(screen.queryByText(pattern('brands.selector.replaced'))).toBeNull()
  },
}

export const SelectedBeyondTheFirstPage: Story = {
  tags: ['SEL-01', 'SEL-02'],
  parameters: { visit: { selectedBrandId: 47 } },
  play: async () => {
    await expect(await opener()).toHaveTextContent(/Z/)
    await expect(selected()).toBe(47)
    await userEvent.click(await opener())
    await expect(within(await screen.findByRole('listbox')).queryByRole('option', { selected: true })).toBeNull()
  },
}

/** A page that the user may not see changes with no brand. */
export const OnRefusedPage: Story = {
  tags: ['GRD-15', 'role'],
  args: { url: '/analytics' },
  parameters: { visit: { as: LEA, selectedBrandId: 1 } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.queryByRole('button', { name: pattern('brands.selector.open') })).toBeNull()
  },
}
