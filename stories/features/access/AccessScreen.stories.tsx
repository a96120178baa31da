import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { AccessScreen } from '~/features/access/AccessScreen'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { AccessScreen },
  ...pageMeta,
  args: { url: '/access', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getAllByRole('main')[0] ?? document.body)

/** The navigation leads here; the address follows mode and choice. */
export const ByUser: Story = {
  tags: ['ACC-01', 'ACC-02', 'GRD-15'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await arrival(text('navigation.access'))
    await expect(screen.getByRole('link', { name: text('navigation.access') })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(await main().findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/access?access_user=3'))
    await main().findByRole('heading', { level: 3, name: 'Léa D’Arcy-Müller' })
    await userEvent.click(main().getByRole('radio', { name: text('access.mode.brand') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/access?by=brand'))
  },
}

export const ByBrandFromAddress: Story = {
  tags: ['ACC-01', 'ACC-13'],
  args: { url: '/access?access_brand=3' },
  play: async () => {
    await arrival(text('navigation.access'))
    await main().findByRole('heading', { level: 3, name: 'Café de l’Étoile' })
    await expect(main().getByRole('radio', { name: text('access.mode.brand') })).toBeChecked()
  },
}

/** Only users who have not signed in for 90 days, or never: the filter is in the address and survives a choice. */
export const Dormant: Story = {
  tags: ['ACC-02', 'ACC-14'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    await arrival(text('navigation.access'))
    await main().findByRole('option', { name: /^Léa D’Arcy-Müller/ })
    await userEvent.click(await main().findByRole('checkbox', { name: pattern('access.dormant') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/access?dormant=true'))
    await waitFor(() => expect(main().queryByRole('option', { name: /^Léa D’Arcy-Müller/ })).toBeNull())
    const [first] = await main().findAllByRole('option')
    await userEvent.click(first ?? document.body)
    await waitFor(() =>
      expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/access_user=\d+&dormant=true$/)),
    )
    await expect(main().getByRole('checkbox', { name: pattern('access.dormant') })).toBeChecked()
    // above the list, too: its control is below many rows
    const name = text('access.dormant')
    const above = main().getAllByText(name)[0] ?? document.body
    const list = main().getByRole('listbox', { name: text('access.search.users') })
    await expect(above.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().top)
    await userEvent.click(main().getByRole('button', { name: pattern('lists.filters.remove', { name }) }))
    await main().findByRole('option', { name: /^Léa D’Arcy-Müller/ })
    await expect(main().getByRole('combobox', { name: text('access.search.users') })).toHaveFocus()
    await expect(main().getByRole('checkbox', { name: pattern('access.dormant') })).not.toBeChecked()
  },
}

export const DormantFailed: Story = {
  tags: ['NFR-02'],
  args: { url: '/access?dormant=true' },
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 403, { when: ({ query }) => query?.is_active === undefined })),
  play: async () => {
    await arrival(text('navigation.access'))
    await expect(await main().findByText(text('users.list.failed'), undefined, { timeout: 15_000 })).toBeVisible()
  },
}

/** The review is the second tab. */
export const ToReview: Story = {
  tags: ['ACC-02'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await arrival(text('navigation.access'))
    await userEvent.click(main().getByRole('link', { name: text('access.review.open') }))
    await arrival(text('access.review.title'))
    await expect(screen.getByRole('link', { name: text('navigation.access') })).toHaveAttribute('aria-current', 'true')
  },
}

/** A read-only user changes nothing, and reviews. */
export const ReadOnly: Story = {
  tags: ['USR-05', 'ACC-17', 'role'],
  parameters: READ_ONLY_ADMIN,
  play: async () => {
    await arrival(text('access.review.title'))
  },
}

export const ListFailed: Story = {
  tags: ['NFR-02'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 500)),
  play: async () => {
    await arrival(text('navigation.access'))
    await expect(await main().findByText(text('users.list.failed'), undefined, { timeout: 15_000 })).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' }, locale: 'de' },
  args: { url: '/access?access_user=3' },
  play: async () => {
    await arrival(text('navigation.access'))
    await main().findByRole('heading', { level: 3, name: 'Léa D’Arcy-Müller' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A plan that holds one brand: there are not several to give. Its admin is called what the person is. */
export const PlanOfOneBrand: Story = {
  tags: ['ACC-01', 'BRD-25'],
  parameters: { visit: { world: worlds.solo } },
  play: async () => {
    await arrival(text('navigation.access'))
    const [first] = await main().findAllByRole('option')
    await expect(first).toHaveTextContent(text('common.role.administrator'))
    await expect(main().queryByText(text('common.role.agency_admin'))).toBeNull()
    await expect(screen.queryByRole('button', { name: text('access.several') })).toBeNull()
  },
}
