import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { CheckoutDialog } from '~/features/subscription/CheckoutDialog'
import type { PlainMessageId } from '~/i18n/messages'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { backdrop, figure, question } from './upgrade-page'

const checkout = {
  checkoutUrl: 'https://paiement.exemple.fr/session',
  sessionId: 'cs_1',
  planType: 'agency_business',
  amount: 180,
}

const meta = {
  component: CheckoutDialog,
  tags: ['money'],
  decorators: [withInstallation],
  args: {
    checkout,
    present: {
      name: 'Solo Business',
      price: 95,
      inTrial: false,
      usage: { brands: 1, users: 8 },
      limits: { brands: 1, users: 25 },
    },
    redirecting: false,
    onConfirm: fn(),
    onClose: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof CheckoutDialog>

export default meta
type Story = StoryObj<typeof meta>

const pay = (amount: string) => screen.findByRole('button', { name: text('plans.confirm.pay', { amount }) })
const row = (dialog: Awaited<ReturnType<typeof question>>, id: PlainMessageId) =>
  dialog.getByRole('row', { name: new RegExp(`^${text(id)}`) })

export const Default: Story = {
  tags: ['PLN-16', 'PLN-29', 'PLN-31', 'K18'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await question()
    // what is new comes first
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      text('plans.feature.multiClient'),
      text('plans.feature.whiteLabel'),
      text('plans.feature.sites'),
      text('plans.feature.templates'),
    ])
    await expect(row(dialog, 'plans.compare.brands')).toHaveTextContent(/1 \D+ 11 \D+ 25$/)
    await expect(row(dialog, 'plans.compare.users')).toHaveTextContent(/8 \D+ 258 \D+ 25$/)
    await expect(row(dialog, 'plans.compare.price')).toHaveTextContent(/95.*180/)
    for (const id of ['plans.confirm.due', 'plans.confirm.secure'] as const)
      await expect(dialog.getByText(text(id))).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://exemple.fr/cgu')
    await expect(dialog.queryByText(text('plans.confirm.exceeds'))).toBeNull()
  },
}

/** A trial has bought nothing yet: first comes what the next smaller plan lacks. */
export const FromATrial: Story = {
  tags: ['PLN-16', 'K55'],
  args: {
    checkout: { ...checkout, planType: 'solo_business', amount: 95 },
    present: {
      name: 'Solo Business',
      price: null,
      inTrial: true,
      usage: { brands: 1, users: 2 },
      limits: { brands: 1, users: 2 },
    },
  },
  play: async () => {
    const [first] = (await question()).getAllByRole('listitem')
    await expect(first).toHaveTextContent(text('plans.feature.crm'))
  },
}

/** No count where nothing is left out. */
export const FewFeatures: Story = {
  tags: ['PLN-16'],
  args: { checkout: { ...checkout, planType: 'solo_starter', amount: 40 } },
  play: async () => {
    const dialog = await question()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4)
    await expect(dialog.queryByText(/autre/)).toBeNull()
  },
}

export const ManyFeatures: Story = {
  tags: ['PLN-16'],
  args: { checkout: { ...checkout, planType: 'agency_scale', amount: 450 } },
  play: async () => {
    await expect((await question()).getByText(text('plans.feature.more', { count: 5 }))).toBeVisible()
  },
}

export const AmountZero: Story = {
  tags: ['PLN-17', 'C268'],
  args: { checkout: { ...checkout, amount: 0 } },
  play: async () => {
    await expect(await pay('0')).toBeEnabled()
  },
}

export const AmountWithCents: Story = {
  tags: ['PLN-17'],
  args: { checkout: { ...checkout, amount: 179.9 } },
  play: async () => {
    await expect(await pay(figure(179.9))).toBeEnabled()
  },
}

/** A plan that the catalogue does not hold yet. */
export const UnknownPlan: Story = {
  tags: ['C268', 'C274'],
  args: { checkout: { ...checkout, planType: 'agency_galaxy', amount: 0 } },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: text('plans.confirm.title', { plan: 'Agency Galaxy' }) }),
    ).toBeInTheDocument()
    await expect(screen.queryByRole('listitem')).toBeNull()
  },
}

export const Redirecting: Story = {
  tags: ['PLN-17', 'PLN-19', 'C272'],
  args: { redirecting: true },
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    const dialog = await question()
    await expect(
      dialog.getByText(text('plans.confirm.redirecting'), { ignore: '[data-shown="false"] *' }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(backdrop())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: text('common.cancel') })).toBeDisabled()
  },
}

export const EscapeCloses: Story = {
  tags: ['PLN-19', 'C272'],
  play: async ({ args }) => {
    await question()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const BackdropCloses: Story = {
  tags: ['PLN-19', 'C272'],
  play: async ({ args }) => {
    await question()
    await userEvent.click(backdrop())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ScrollLock: Story = {
  tags: ['PLN-19'],
  play: async () => {
    await question()
    await expect(document.body).toHaveStyle({ overflow: 'hidden' })
  },
}

export const NoDataClosesItself: Story = {
  tags: ['PLN-19'],
  render: function Forgetful(args) {
    const [stored, keep] = useState(args.checkout)
    return <CheckoutDialog {...args} checkout={stored} onClose={() => keep(undefined)} />
  },
  play: async ({ args }) => {
    await question()
    await userEvent.click(backdrop())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  },
}

export const Mobile: Story = {
  parameters: { chromatic: { modes: zoomed } },
  play: async () => {
    await expect(await pay('180')).toBeEnabled()
  },
}
