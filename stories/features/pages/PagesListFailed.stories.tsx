import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { PagesScreen } from '~/features/pages/PagesScreen'

import { fail, fault } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

/** Page and brand selector read one list: its failure is told once. */
const meta = {
  title: 'features/pages/PagesScreen',
  component: Screen,
  subcomponents: { PagesScreen },
  args: { url: '/pages' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const noBrand = () => text('brands.none')
const listFailed = () => text('brands.list.failed')

let down = true

/** Without the list no brand is selected: the page says that the list failed, not that there are no brands. */
export const ListFailed: Story = {
  tags: ['SEL-07', 'BRD-15', 'NFR-01'],
  beforeEach({ msw }) {
    down = true
    msw.use(fail('listBrands', 500, { when: () => down }), fault('listBrands', 'hang'))
  },
  play: async () => {
    await arrival(text('pages.title'))
    const main = within(screen.getByRole('main'))
    await main.findByRole('button', { name: text('common.retry') })
    // the selector beside the page does not say it a second time
    await expect(screen.getAllByText(listFailed())).toHaveLength(1)
    await expect(screen.getAllByRole('button', { name: text('common.retry') })).toHaveLength(1)
  },
}

export const ListRetried: Story = {
  ...ListFailed,
  play: async (context) => {
    await ListFailed.play?.(context)
    const main = within(screen.getByRole('main'))
    down = false
    await userEvent.click(main.getByRole('button', { name: text('common.retry') }))
    await expect((await main.findAllByText(text('common.loading'))).length).toBeGreaterThan(0)
    await expect(main.queryByText(noBrand())).toBeNull()
  },
}
