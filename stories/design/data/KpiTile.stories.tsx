import type { Meta, StoryObj } from '@storybook/react-vite'

import { KpiTile as Kpi } from '~/design/data/KpiTile'
import { Box } from '~/design/layout/Flex'

const meta = { component: Kpi } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Kpi> = {
  args: {
    label: 'Visites',
    value: '12 480',
    trend: { direction: 'up', value: '8 %' },
    lessIsBetter: false,
    loading: false,
  },
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }

export const KpiTile: Story = {
  render: () => (
    <Box sx={{ ...columns, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <Kpi label="Visites" value="12 480" trend={{ direction: 'up', value: '8 %' }} hint="30 derniers jours" />
      <Kpi label="Demandes" value="342" trend={{ direction: 'down', value: '3 %' }} />
      <Kpi label="Désinscriptions" value="18" trend={{ direction: 'down', value: '12 %' }} lessIsBetter />
      <Kpi label="Marques actives" value="44" trend={{ direction: 'flat', value: '0 %' }} />
      <Kpi label="Chiffre d’affaires" value="1 234 567 890 €" />
      <Kpi label="Visites" loading />
      <Kpi label="Taux de conversion" />
    </Box>
  ),
}
