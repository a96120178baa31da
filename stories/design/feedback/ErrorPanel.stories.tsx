import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = { component: ErrorPanel } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ErrorPanel> = {
  args: { title: 'Impossible de charger les marques', onRetry: fn(), retrying: false, reference: 'REQ-1234' },
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }

const ignore = () => {}

const onRetry = fn()

export const ErrorStateInline: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <Card title="Activité récente">
        <ErrorPanel title="Impossible de récupérer l'activité récente" onRetry={onRetry} />
      </Card>
      <Card title="Marques">
        <ErrorPanel
          title="Impossible de récupérer la vue d'ensemble des marques"
          onRetry={ignore}
          retrying
          reference="2026-03-16T09:00:00Z-500"
        >
          Le service ne répond pas pour le moment.
        </ErrorPanel>
      </Card>
    </Box>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear()
    const [retry] = canvas.getAllByRole('button', { name: text('common.retry') })
    if (retry) await userEvent.click(retry)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
