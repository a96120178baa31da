import type { Meta, StoryObj } from '@storybook/react-vite'

import { SkeletonBox } from '~/design/feedback/SkeletonBox'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { SkeletonFacts } from '~/design/feedback/SkeletonFacts'
import { SkeletonForm } from '~/design/feedback/SkeletonForm'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/layout'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/Skeleton', component: SkeletonCard } satisfies Meta

export default meta
type Story = StoryObj

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
