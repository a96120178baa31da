import type { Meta, StoryObj } from '@storybook/react-vite'

import { SearchField } from '~/design/inputs/SearchField'
import { Stack } from '~/design/layout/Flex'

const meta = { component: SearchField } satisfies Meta

export default meta
type Story = StoryObj

export const SearchFieldStates: Story = {
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <SearchField label="Rechercher une marque" value="" onChange={() => {}} />
      <SearchField label="Rechercher une marque" value="Maison" onChange={() => {}} />
    </Stack>
  ),
}
