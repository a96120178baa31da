import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { appears, choose, confirm, openAccess, press, select } from './access-page'

const meta = {
  title: 'features/access/AccessCard',
  component: Screen,
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody else deleted the brand: said in the language of the person, not in the server's. */
export const RemoveFromGone: Story = {
  tags: ['ACC-20', 'ACC-22', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fail('removeBrandUsers', 404, { message: 'Not found.' })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await select(section, 'Café de l’Étoile')
    const before = callsTo('listUserBrands').length
    await press(section, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await appears(await screen.findByText(text('access.error.remove')))
    await appears(screen.getByText(text('access.gone')))
    await waitFor(() => expect(callsTo('listUserBrands').length).toBeGreaterThan(before))
  },
}
