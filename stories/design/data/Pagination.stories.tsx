import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Pagination } from '~/design/data/Pagination'
import { Stack } from '~/design/layout/Flex'

import { text } from '../../support/text'

const meta = { component: Pagination } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Pagination> = {
  args: { page: 2, pageSize: 20, count: 20, total: 47, hasNext: false, onPage: fn(), onPageSize: fn() },
}

const onPage = fn()

const ignore = () => {}

export const PaginationVariants: Story = {
  render: () => (
    <Stack spacing={2}>
      <Pagination
        label="Première page"
        page={1}
        pageSize={20}
        count={20}
        total={47}
        onPage={onPage}
        onPageSize={ignore}
      />
      <Pagination label="Page du milieu" page={2} pageSize={20} count={20} total={47} onPage={ignore} />
      <Pagination label="Dernière page" page={3} pageSize={20} count={7} total={47} onPage={ignore} />
      <Pagination label="Page unique" page={1} pageSize={20} count={12} total={12} onPage={ignore} />
      <Pagination label="Aucune ligne" page={1} pageSize={20} count={0} total={0} onPage={ignore} />
      <Pagination label="Total inconnu" page={4} pageSize={20} count={20} hasNext onPage={ignore} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    onPage.mockClear()
    const [first] = canvas.getAllByRole('button', { name: text('lists.pagination.next') })
    const [previous] = canvas.getAllByRole('button', { name: text('lists.pagination.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    if (previous) await userEvent.click(previous)
    await expect(onPage).not.toHaveBeenCalled()
    if (first) await userEvent.click(first)
    await expect(onPage).toHaveBeenCalledWith(2)
    await expect(canvas.getByText(/^61–80$/)).toBeVisible()
  },
}
