import type { Meta, StoryObj } from '@storybook/react-vite'

import { SkeletonBox, SkeletonCard, SkeletonFacts, SkeletonForm, SkeletonList } from '~/design/feedback/Skeleton'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'

const meta = { component: SkeletonCard } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof SkeletonCard> = {
  args: { lines: 4, bare: false },
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }

export const SkeletonSet: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <SkeletonCard lines={4} />
      <Card title="Marques">
        <SkeletonList />
      </Card>
      <Card title="Profil">
        <SkeletonForm />
      </Card>
      <Card title="Statistiques">
        <SkeletonCard bare lines={3} />
      </Card>
      <Card title="Invitation">
        <SkeletonFacts lines={4} />
        <SkeletonBox height={44} />
      </Card>
    </Box>
  ),
}
