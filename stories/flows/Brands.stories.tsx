import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  appears,
  choose,
  confirm,
  goToAdding,
  openAccess,
  press,
  select,
  type Section,
} from '../features/access/access-page'
import { open, opener, selected } from '../features/brands/brand-switcher'
import { openAddress } from '../support/app-page'
import { callsTo } from '../support/calls'
import { arrival } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { text } from '../support/text'
import { sandbox } from '../support/visit'

const meta = {
  component: Screen,
  ...pageMeta,
  args: { url: '/settings', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const LEA = 'Léa D’Arcy-Müller'
const GARAGE = 'Garage Lefort'

/** The brands of Léa, by name. */
const brandsOfLea = () => {
  const { users, brands } = sandbox().world
  const ids = new Set(users.find(({ id }) => id === 3)?.brand_ids)
  return brands.flatMap(({ id, name }) => (ids.has(id) ? [name] : []))
}

const goToGiven = async (section: Section) => userEvent.click((await section.findAllByRole('tab'))[0] ?? document.body)

/** A brand is given, taken away and given back by 'Annuler'. */
export const AssignRemoveUndo: Story = {
  tags: ['ACC-09', 'ACC-10', 'ACC-21', 'ACC-24', 'ACC-26', 'destructive'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ step }) => {
    const section = await openAccess()
    await choose(section, LEA)
    await expect(brandsOfLea()).not.toContain(GARAGE)

    await step('assign', async () => {
      await goToAdding(section)
      await select(section, GARAGE)
      await press(section, text('access.act.assign'))
      await appears(await screen.findByText(text('access.done.assigned.brands', { count: 1, name: LEA })))
      await expect(brandsOfLea()).toContain(GARAGE)
    })
    await step('remove', async () => {
      await goToGiven(section)
      await select(section, GARAGE)
      await press(section, text('access.act.remove'))
      await confirm(text('access.act.remove'))
      await appears(await screen.findByText(text('access.done.removed.brands', { count: 1, name: LEA })))
      await expect(brandsOfLea()).not.toContain(GARAGE)
    })
    await step('undo', async () => {
      const toasts = within(await screen.findByRole('region', { name: text('common.toast.region') }))
      await userEvent.click(toasts.getAllByText(text('common.undo')).at(-1) ?? document.body)
      await appears(await screen.findByText(text('access.done.restored.brands', { count: 1, name: LEA })))
      await expect(await section.findByText(GARAGE)).toBeVisible()
      await expect(brandsOfLea()).toContain(GARAGE)
    })
  },
}

const brandsAsked = () => callsTo('getBrand').map(({ path }) => path?.id)
const figuresOf = (name: string) => screen.findByText(text('figures.description.brand', { brand: name }))

/** The page stays and shows the other brand, which is asked for: at once from the list, or when it has come by a link. */
export const SwitchBrandRefetch: Story = {
  tags: ['SEL-01', 'SEL-09'],
  args: { url: '/analytics?scope=brand' },
  parameters: { visit: { selectedBrandId: 1 } },
  play: async ({ args, step }) => {
    await arrival(text('navigation.analytics'))
    await expect(await figuresOf('Boulangerie Marceau')).toBeVisible()
    await expect(brandsAsked()).toEqual([1])

    await step('chosen from the list', async () => {
      await open()
      await userEvent.click(await screen.findByRole('option', { name: /^Brasserie du Port/ }))
      await expect(await opener()).toHaveTextContent('Brasserie du Port')
      await expect(await figuresOf('Brasserie du Port')).toBeVisible()
      await waitFor(() =>
        expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/analytics\?.*brand=2\b/)),
      )
      await waitFor(() => expect(brandsAsked()).toContain(2))
    })
    await step('named by a link', async () => {
      openAddress('/analytics?scope=brand&brand=3')
      await expect(await figuresOf('Café de l’Étoile')).toBeVisible()
      await expect(await opener()).toHaveTextContent('Café de l’Étoile')
      await expect(selected()).toBe(3)
      await waitFor(() => expect(brandsAsked()).toContain(3))
    })
  },
}
