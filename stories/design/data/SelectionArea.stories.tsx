import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import type { RowKey } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { SelectionArea, SelectionBar } from '~/design/data/SelectionBar'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { brandRows, brandTable } from '../../support/brand-table'
import { text } from '../../support/text'

const meta = {
  component: SelectionBar,
  subcomponents: { SelectionArea },
  parameters: { chromatic: { modes: looks } },
} satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof SelectionBar> = {
  args: {
    of: 'brands',
    count: 3,
    hidden: 0,
    most: 100,
    full: false,
    inCard: false,
    below: false,
    children: <Button size="small">Désactiver</Button>,
    onClear: fn(),
  },
  render: (args) => (
    <SelectionArea>
      <SelectionBar {...args} />
    </SelectionArea>
  ),
}

const ROWS = brandRows(30)

function Several({ hidden }: { hidden: number }) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set([1, 2]))
  return (
    <SelectionArea>
      <Stack spacing={1.5}>
        <SelectionBar of="brands" count={keys.size + hidden} hidden={hidden} onClear={() => setKeys(new Set())}>
          <Button size="small" variant="outlined" color="neutral">
            Désactiver
          </Button>
        </SelectionBar>
        <DataTable {...brandTable()} rows={ROWS} selection={{ keys, onChange: setKeys }} />
      </Stack>
    </SelectionArea>
  )
}

/** The header stays below the bar, however high what it says makes it. */
export const HighBar: Story = {
  globals: { viewport: { value: 'w900' } },
  render: () => <Several hidden={3} />,
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('status')).closest<HTMLElement>('[data-selection]')
    await expect(bar?.offsetHeight).toBeGreaterThan(40)
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end' })
    const header = canvas.getByText(text('pages.address'), { selector: 'th *' }).closest('th')
    await waitFor(() =>
      expect(header?.getBoundingClientRect().top).toBe(Number(bar?.getBoundingClientRect().bottom) + 8),
    )
  },
}

/** The number stands for the words, which are still announced. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => <Several hidden={0} />,
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('status')
    await expect(said.offsetWidth).toBeLessThan(32)
    await expect(said).toHaveTextContent(text('lists.selection.brands', { count: 2 }))
  },
}

/** What is out of sight is told in words. */
export const PhoneWithMore: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => <Several hidden={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('lists.selection.brands', { count: 5 })).offsetWidth).toBeGreaterThan(100)
    await expect(canvas.getByText(text('lists.selection.hidden', { count: 3 }))).toBeVisible()
  },
}
