import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { SearchField } from '~/design/inputs/SearchField'
import { Stack } from '~/design/layout/Flex'

const meta = { component: SearchField } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof SearchField> = {
  args: { label: 'Rechercher une marque', value: 'Maison', onChange: fn() },
}

export const SearchFieldStates: Story = {
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <SearchField label="Rechercher une marque" value="" onChange={() => {}} />
      <SearchField label="Rechercher une marque" value="Maison" onChange={() => {}} />
    </Stack>
  ),
}
