import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { CompanyFace } from '~/features/shell/NavigationList'

import { looks } from '../../../.storybook/modes'
import { reachNavigation } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { CompanyFace },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What stands above the entries of the navigation. */
async function top() {
  const { previousElementSibling } = await reachNavigation()
  if (!(previousElementSibling instanceof HTMLElement)) throw new Error('Nothing stands above the navigation')
  return previousElementSibling
}

const LONG_NAME = 'Société Générale des Établissements Réunis de Restauration et d’Hôtellerie de la Côte d’Opale'

/** Cut after two lines, and whole under the pointer: the entries stay where they are. */
export const LongName: Story = {
  tags: ['NFR-09'],
  parameters: { steps: { from: 'md' }, visit: { world: { companyName: LONG_NAME } }, chromatic: { modes: looks } },
  play: async () => {
    const place = await top()
    const name = await within(place).findByText(LONG_NAME)
    await expect(place.offsetHeight).toBe(80)
    await userEvent.hover(name)
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(LONG_NAME)
    await expect(place.offsetHeight).toBe(80)
  },
}

/** As high as the name that comes. */
export const Loading: Story = {
  render: () => <CompanyFace name={undefined} />,
  play: async () => {
    const loading = await screen.findByText(text('common.loading'))
    await expect(loading.closest<HTMLElement>('[aria-busy]')?.offsetHeight).toBe(68)
  },
}

/** The product stands for the company of a user without one. */
export const NoCompany: Story = {
  parameters: { steps: { from: 'md' }, visit: { world: { companyName: '' } } },
  play: async () => {
    await expect(await within(await top()).findByText(text('common.app.name'))).toBeVisible()
  },
}

export const InRail: Story = {
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w1024' } },
  play: async () => {
    const name = await within(await top()).findByText('Atelier Lumière')
    await userEvent.hover(name.parentElement ?? document.body)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Atelier Lumière')
  },
}
