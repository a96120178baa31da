import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AdminPicker } from '~/features/access/AdminPicker'

import { looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { appears, confirm, LEA, MARCEAU } from './access-page'

/** One user for all selected brands. */
const meta = {
  title: 'features/access/AdminPicker',
  component: Screen,
  subcomponents: { AdminPicker },
  ...pageMeta,
  args: { url: '/brands?administrator=none' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

async function nameFor(user: string, brands: readonly string[]) {
  await arrival(text('lists.brands'))
  for (const name of brands)
    await userEvent.click(await screen.findByRole('checkbox', { name: text('lists.selection.row', { name }) }))
  await userEvent.click(screen.getByRole('button', { name: text('brandpages.admin.set') }))
  const list = await panel(pattern('access.admin.name', { count: brands.length }))
  await userEvent.click(await list.findByRole('option', { name: (name) => name.startsWith(user) }))
}

const nameForTwo = () => nameFor('Bastien Morel', ['Maison Vauquelin', 'Taxi Rivière'])

/** What takes long is said until it has ended. */
export const SeveralBrands: Story = {
  tags: ['BRD-10', 'ACC-18'],
  beforeEach: ({ msw }) => msw.use(fault('setBrandAdmin', 'slow', { times: 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await nameForTwo()
    await screen.findByText(text('access.processing.admin'))
    const named = pattern('access.done.admin', { name: 'Bastien Morel', count: 2 })
    await appears(await screen.findByText(named, undefined, { timeout: 15_000 }))
    await expect(callsTo('setBrandAdmin').map(({ body }) => body?.user_id)).toEqual([2, 2])
    await waitFor(() => expect(screen.queryByText(text('access.processing.admin'))).toBeNull())
  },
}

/** One of them has an administrator: nothing is sent before that is confirmed. */
export const OneReplaced: Story = {
  tags: ['ACC-25', 'BRD-10'],
  args: { url: '/brands' },
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await nameFor(LEA, ['Atelier Céramique Ocre', MARCEAU])
    const dialog = await panel(pattern('access.admin.name', { count: 2 }))
    await appears(dialog.getByText(text('access.preview.becomes.brands', { name: LEA })))
    // her new access names the brands too
    await appears(dialog.getByText(text('access.preview.gains.brands', { name: LEA })))
    await expect(dialog.getAllByText('Atelier Céramique Ocre')).toHaveLength(2)
    await appears(dialog.getByText(text('access.preview.stops', { count: 1, name: 'Bastien Morel', brand: MARCEAU })))
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
    await confirm(text('access.act.admin'))
    const { brands } = sandbox().world
    const administered = () => brands.filter((brand) => brand.admin_id === 3).map(({ name }) => name)
    await waitFor(() => expect(administered()).toEqual(expect.arrayContaining(['Atelier Céramique Ocre', MARCEAU])))
  },
}

/** What is left stays as it is. */
export const Stopped: Story = {
  tags: ['BRD-10', 'ACC-18'],
  beforeEach: ({ msw }) => msw.use(fault('setBrandAdmin', 'slow', { times: 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await nameForTwo()
    await userEvent.click(await screen.findByRole('button', { name: text('access.leave.stop') }))
    await appears(await screen.findByText(text('access.unconfirmed.admin'), undefined, { timeout: 15_000 }))
    await expect(callsTo('setBrandAdmin')).toHaveLength(1)
  },
}

/** One of two is refused: it is named. */
export const PartlyRefused: Story = {
  tags: ['ACC-20', 'BRD-19'],
  beforeEach: ({ msw }) => msw.use(fail('setBrandAdmin', 403, { when: ({ path }) => path?.id === 6 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await nameForTwo()
    const named = text('access.done.admin', { count: 1, name: 'Bastien Morel', brand: 'Taxi Rivière' })
    await appears(await screen.findByText(named))
    await appears(screen.getByText(pattern('access.done.admin.failed', { brands: 'Maison Vauquelin' })))
  },
}
