import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { SkeletonCard } from '~/design/feedback/Skeleton'
import { KeepHeight } from '~/features/shared/KeepHeight'
import { createKeptHeight } from '~/features/shared/kept-height'
import { QueryCard } from '~/features/shared/queries/QuerySection'

import { hearReports } from '../../support/reports'

const meta = { title: 'System/Kept height', component: KeepHeight } satisfies Meta

export default meta
type Story = StoryObj

const KEY = 'story-height'
const height = createKeptHeight(KEY)

let faulty = true

function Plan() {
  if (faulty) throw new TypeError('The plan cannot be drawn')
  return <p>Agency Scale</p>
}

/** A part that cannot be drawn keeps no height: the next visit reserves that of the content, not that of the failure. */
export const NotDrawn: Story = {
  name: 'NotDrawn · C135 NFR-12',
  beforeEach: () => {
    faulty = true
    localStorage.removeItem(KEY)
    return hearReports()
  },
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <QueryCard
        title="Abonnement"
        query={{ queryKey: ['plan'], queryFn: () => Promise.resolve({}) }}
        skeleton={<SkeletonCard bare />}
        keptHeight={{ height, userId: 1 }}
        failed="brands.activity.failed"
      >
        {() => <Plan />}
      </QueryCard>
    </QueryClientProvider>
  ),
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    // a height is kept in the next frame
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await expect(height.of(1)).toBe(0)
    faulty = false
    await userEvent.click(retry)
    const content = await screen.findByText('Agency Scale')
    await waitFor(() => expect(height.of(1)).toBeGreaterThanOrEqual(content.offsetHeight))
    await expect(height.of(1)).toBeLessThan(100)
  },
}
