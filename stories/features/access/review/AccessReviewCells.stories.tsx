import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { CellMenu } from '~/features/access/review/CellMenu'
import { ReviewMatrix } from '~/features/access/review/ReviewMatrix'
import { RowByRole, RowOfUser } from '~/features/access/review/ReviewRows'

import { languages, looks } from '../../../../.storybook/modes'
import { fail, fault } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { appears, confirm, matrix, rowOf, scrollToRow, undo } from '../access-page'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { ReviewMatrix, RowOfUser, RowByRole, CellMenu },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

type Table = Awaited<ReturnType<typeof matrix>>
type Role = 'admin' | 'member' | 'none'

/** The cells of a user in a role, those of the first brands. */
const cells = (table: Table, name: string, role: Role) =>
  rowOf(table, name).getAllByRole('gridcell', { name: text(`access.review.role.${role}`) })

const first = ([cell]: HTMLElement[]) => cell ?? document.body

async function choose(label: string | RegExp) {
  await userEvent.click(await screen.findByRole('menuitem', { name: label }))
}

/** The menu of a cell names the user and the brand. Access is given at once; the toast undoes it. */
export const Give: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const table = await matrix()
    const before = cells(table, 'Agathe Sauvage', 'none').length
    await userEvent.click(first(cells(table, 'Agathe Sauvage', 'none')))
    await screen.findByRole('menu', { name: /^Agathe Sauvage · / })
    await choose(text('access.act.assign'))
    await waitFor(() => expect(cells(table, 'Agathe Sauvage', 'none')).toHaveLength(before - 1))
    // this brand alone is read again
    await expect(callsTo('listBrandUsers')).toHaveLength(48)
    await undo()
    await waitFor(() => expect(cells(table, 'Agathe Sauvage', 'none')).toHaveLength(before))
  },
}

/** Removing is confirmed, and names the administration that ends with it. */
export const Remove: Story = {
  tags: ['destructive'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await scrollToRow(table, 'Bastien Morel')
    const before = cells(table, 'Bastien Morel', 'admin').length
    await userEvent.click(first(cells(table, 'Bastien Morel', 'admin')))
    await choose(text('access.act.remove'))
    await appears(await screen.findByText(pattern('access.preview.stops', { count: 1, name: 'Bastien Morel' })))
    await confirm(text('access.act.remove'))
    await waitFor(() => expect(cells(table, 'Bastien Morel', 'admin')).toHaveLength(before - 1))
  },
}

/** Chooses a new administrator beside the first cell of the present one. */
async function replaceBy(table: Table, present: string, next: string) {
  await userEvent.click(first(cells(table, present, 'admin')))
  await choose(text('access.admin.replace'))
  const panel = within(await screen.findByRole('dialog', { name: pattern('access.admin.name', { count: 1 }) }))
  await userEvent.click(await panel.findByRole('option', { name: new RegExp(`^${next}`) }))
  await confirm(text('access.admin.replace'))
}

/** The administrator is replaced by a user chosen beside the cell. */
export const Replace: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await scrollToRow(table, 'Bastien Morel')
    const before = cells(table, 'Bastien Morel', 'admin').length
    await replaceBy(table, 'Bastien Morel', 'Léa D’Arcy-Müller')
    await waitFor(() => expect(cells(table, 'Bastien Morel', 'admin')).toHaveLength(before - 1))
  },
}

/** Naming whose answer is lost, and the reading of what became of it: the brand is read again for its cells. */
export const ReplaceUnconfirmed: Story = {
  tags: ['ACC-22'],
  beforeEach: ({ msw }) =>
    msw.use(
      fault('setBrandAdmin', 'lost'),
      fail('listBrandUsers', 500, { when: () => callsTo('setBrandAdmin').length > 0, times: 1 }),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await scrollToRow(table, 'Bastien Morel')
    const before = cells(table, 'Bastien Morel', 'admin').length
    await replaceBy(table, 'Bastien Morel', 'Léa D’Arcy-Müller')
    await appears(await screen.findByText(text('access.unconfirmed.admin')))
    await waitFor(() => expect(cells(table, 'Bastien Morel', 'admin')).toHaveLength(before - 1))
  },
}

/** A refused change is said, and the brand is read again. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 403)),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    const before = cells(table, 'Agathe Sauvage', 'none').length
    await userEvent.click(first(cells(table, 'Agathe Sauvage', 'none')))
    await choose(text('access.act.assign'))
    await appears(await screen.findByText(text('access.error.assign')))
    await waitFor(() => expect(callsTo('listBrandUsers')).toHaveLength(48))
    await expect(cells(table, 'Agathe Sauvage', 'none')).toHaveLength(before)
  },
}

/** By the keyboard alone: arrows move between the cells, Enter opens a menu or follows a link. */
export const Keyboard: Story = {
  tags: ['ACC-29'],
  args: { url: '/settings/access-review', onArrive: fn() },
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    const table = await matrix()
    const grid = screen.getByRole('grid')
    grid.focus()
    await waitFor(() => expect(grid).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-1-0$/)))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(grid).toHaveFocus())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(table.getAllByRole('row').at(-1)).toBeVisible())
    await waitFor(() => expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toBeVisible())
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/users\?user=\d+$/)))
  },
}

/** The active cell is one of those that are shown, and comes into view with the focus. */
export const KeyboardAfterFilter: Story = {
  tags: ['ACC-29', 'NFR-08'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    const grid = screen.getByRole('grid')
    const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    const filter = screen.getByRole('searchbox', { name: text('access.review.filter.brands') })
    grid.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(active()).toBeVisible())
    await userEvent.type(filter, 'marceau')
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', '3'))
    grid.focus()
    await waitFor(() => expect(active()).toBeVisible())
    await userEvent.click(filter)
    screen.getByRole('region', { name: text('access.review.matrix') }).scrollTo({ top: 0, left: 0 })
    await waitFor(() => expect(active()).toBeNull())
    grid.focus()
    await waitFor(() => expect(active()).toBeVisible())
  },
}

/** Users whose role alone gives access are one line, until it is opened. */
export const ByRole: Story = {
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const table = await matrix()
    const line = table.getByRole('button', { expanded: false })
    await expect(table.queryByRole('gridcell', { name: text('access.review.role.everything') })).toBeNull()
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(table.getAllByRole('gridcell', { name: text('access.review.role.everything') })).not.toHaveLength(0)
  },
}

/** An inactive brand is given to nobody, but gets an administrator. */
export const InactiveBrand: Story = {
  tags: ['ACC-08'],
  args: { url: '/settings/access-review?show=all' },
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    const filter = screen.getByRole('searchbox', { name: text('access.review.filter.brands') })
    await userEvent.type(filter, 'Les Jardins d’Épicure')
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '3'))
    await userEvent.click(first(cells(table, 'Agathe Sauvage', 'none')))
    const give = await screen.findByRole('menuitem', { name: pattern('access.act.assign') })
    await expect(give).toHaveAttribute('aria-disabled', 'true')
    await expect(give).toHaveTextContent(text('access.review.brandInactive'))
    await expect(screen.getByRole('menuitem', { name: text('access.act.promote') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/** Names lead to the user and to the page of the brand. */
export const Links: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await scrollToRow(table, 'Bastien Morel')
    await expect(table.getByRole('link', { name: 'Bastien Morel' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\?user=\d+$/),
    )
    await expect(table.getByRole('link', { name: 'Boulangerie Marceau' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/brands\/\d+$/),
    )
  },
}
