import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Palette } from '~/features/palette/Palette'

import { looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern, text } from '../../support/text'
import { firstOption, openPalette, paletteField, verb } from './palette-page'

const reached: string[] = []

const meta = {
  title: 'features/palette/Palette',
  component: Screen,
  subcomponents: { Palette },
  args: { url: '/settings', onArrive: (href: string) => void reached.push(href) },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const GiveAccess: Story = {
  tags: ['NFR-07', 'ACC-06'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await openPalette()
    await userEvent.paste(`${verb('give')} bastien à optique`)
    await firstOption(pattern('palette.action.giveTo', { member: 'Bastien Morel' }))
    await firstOption(/Optique/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(callsTo('assignBrandUsers')).toHaveLength(1))
    await expect(screen.queryByRole('combobox', paletteField())).toBeNull()
  },
}

export const ChooseAdmin: Story = {
  tags: ['NFR-07', 'ACC-08'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await openPalette()
    await userEvent.paste(`${verb('name')} bastien à taxi`)
    await firstOption(inOrder(pattern('palette.action.nameTo', { member: 'Bastien Morel' }), /→ Bastien Morel/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(callsTo('setBrandAdmin')).toHaveLength(1))
  },
}

const searched = (operation: 'listUsers' | 'listBrands') =>
  callsTo(operation).flatMap(({ query }) => query?.search ?? [])

/** Without a word between the user and the brand: nobody is called by all of them, so the two are searched apart. */
export const WithoutLinkWord: Story = {
  tags: ['NFR-07', 'ACC-08'],
  play: async () => {
    await openPalette()
    await userEvent.paste(`${verb('name')} bastien morel taxi`)
    await firstOption(inOrder(pattern('palette.action.nameTo', { member: 'Bastien Morel' }), /→ Bastien Morel/))
    await expect(searched('listUsers')).toEqual(['bastien morel taxi', 'bastien'])
    await expect(searched('listBrands')).toEqual(['taxi'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(callsTo('setBrandAdmin')).toHaveLength(1))
  },
}

/** Enter at once after the last letter waits for the answer, and then acts. */
export const EnterWaitsForLine: Story = {
  tags: ['NFR-07', 'ACC-06'],
  play: async () => {
    await openPalette()
    await userEvent.paste(`${verb('give')} bastien à optique`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(callsTo('assignBrandUsers')).toHaveLength(1))
    await expect(screen.queryByRole('combobox', paletteField())).toBeNull()
  },
}

/** Nothing is found for the names: how such a line is typed. */
export const Example: Story = {
  tags: ['NFR-07'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const field = await openPalette()
    await userEvent.paste(`${verb('name')} xyzzy`)
    await expect(await screen.findByText(text('palette.action.name.help'))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.paste(`${verb('give')} xyzzy taxi`)
    await expect(await screen.findByText(text('palette.action.give.help'))).toBeVisible()
  },
}

const isWhole = ({ query }: { query: { search?: string | undefined } }) => query.search === 'bastien morel'

const ATELIER = aBrand(2, 'Atelier')

/** A brand that the server finds by something else than its name waits for users who may be called exactly so. */
export const EnterWaitsForExact: Story = {
  tags: ['NFR-07'],
  beforeEach: ({ msw }) =>
    msw.use(
      fault('listUsers', 'slow', { delay: 1500, when: isWhole }),
      answer('listBrands', { results: [ATELIER] }, { when: isWhole }),
    ),
  play: async () => {
    reached.length = 0
    await openPalette()
    await userEvent.paste('bastien morel')
    await firstOption(/^Atelier/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(reached.at(-1)).toMatch(/^\/users\?.*user=2/), { timeout: 5000 })
  },
}
