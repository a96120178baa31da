import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandsScreen } from '~/features/brands/BrandsScreen'
import { ReadingBrands } from '~/features/brands/ReadingBrands'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { aBrand } from './brand-switcher'
import { namesShown, ofList } from './brands-page'

const meta = {
  title: 'Brands/Many',
  component: Screen,
  subcomponents: { BrandsScreen, ReadingBrands },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const TenThousandBrands: Story = {
  name: 'TenThousandBrands · BRD-01 C215',
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    await expect(await screen.findByText(/^1–20 sur 10.000$/)).toBeVisible()
    await waitFor(() => expect(namesShown()).toHaveLength(20))
    await expect(document.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

/** No documented filter finds them: the list is read page by page, and says how far it has come. */
export const WithoutAdministrator: Story = {
  name: 'WithoutAdministrator · BRD-01 DSH-01',
  args: { url: '/brands?administrator=none' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await waitFor(() => expect(namesShown()).toHaveLength(7))
    await expect(screen.getByText('1–7 sur 7')).toBeVisible()
    await expect(
      callsTo('listBrands')
        .filter(ofList.when)
        .map(({ query }) => query),
    ).toEqual([{ page: 1, page_size: 100, ordering: 'name' }])
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Sans administrateur' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await expect(await screen.findByText('1–20 sur 47')).toBeVisible()
  },
}

export const ReadingAll: Story = {
  name: 'ReadingAll · BRD-01 NFR-01',
  args: { url: '/brands?administrator=none' },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('listBrands', 'hang', { when: ({ query }) => query.page === 2 }),
      answer(
        'listBrands',
        {
          results: Array.from({ length: 100 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`)),
          pagination: { count: 250, previous: null, next: '?page=2' },
        },
        ofList,
      ),
    ),
  play: async () => {
    await expect(await screen.findByText(/^Lecture de la liste.: 100 sur 250 marques$/)).toBeVisible()
  },
}
