import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { componentOf } from '~/design/hooks/lazy-component'
import { Button } from '~/design/inputs/Button'
import { LayerFailureContext, withLayerBoundary } from '~/design/layers/LayerBoundary'
import { useEverOpen, PopoverPanel } from '~/design/layers/layers'
import { MissingFileSection } from '~/features/shared/Section'
import type { Loss } from '~/platform/chunk-error'

import { looks } from '../../../.storybook/modes'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'

type PanelProps = { anchor: Element | null; onClose: () => void }

const Loaded = (props: PanelProps) => (
  <PopoverPanel {...props} label="Filtres">
    <p>Marques actives</p>
  </PopoverPanel>
)

let comes: boolean
let cause: Loss

const Panel = withLayerBoundary(
  componentOf<PanelProps>({
    loaded: () => undefined,
    load: async () => {
      if (comes) return Loaded
      throw new TypeError('Failed to fetch dynamically imported module: https://app.example.com/assets/layers-a1.js')
    },
  }),
)

const LayerFailure = (props: { error: Error; onRetry: () => void }) => (
  <MissingFileSection {...props} why={async () => cause} />
)

function Opener({ loss: _loss }: { loss: Loss }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const needed = useEverOpen(anchor !== null)
  return (
    <LayerFailureContext value={LayerFailure}>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Filtrer</Button>
      {needed && <Panel anchor={anchor} onClose={() => setAnchor(null)} />}
    </LayerFailureContext>
  )
}

/**
 * Around each layer whose script loads when it opens. If it does not load, a small dialog says so and offers to try again;
 * the page stays, and the focus returns to the button that was pressed.
 */
const meta = {
  component: Opener,
  args: { loss: 'offline' },
  decorators: [withRouter, withInstallation],
  beforeEach: ({ args }) => {
    comes = false
    cause = args.loss
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Filtrer' })

/** The page stays, and the control keeps its focus. */
export const Offline: Story = {
  tags: ['GRD-13', 'NFR-02'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await userEvent.click(opener())
    const dialog = await screen.findByRole('dialog', { name: pattern('errors.page.offline.title') })
    await expect(dialog).toHaveTextContent(pattern('errors.connection'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener()).toHaveFocus()
    await userEvent.click(opener())
    await screen.findByRole('dialog', { name: pattern('errors.page.offline.title') })
  },
}

/** It opens as soon as its script comes, without another click. */
export const NetworkBack: Story = {
  tags: ['GRD-13', 'NFR-02'],
  play: async () => {
    await userEvent.click(opener())
    await screen.findByRole('dialog', { name: pattern('errors.page.offline.title') })
    comes = true
    cause = 'none'
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByRole('dialog', { name: 'Filtres' })).toBeVisible()
  },
}

export const NewVersion: Story = {
  tags: ['GRD-13', 'C136'],
  args: { loss: 'gone' },
  play: async () => {
    await userEvent.click(opener())
    await screen.findByRole('dialog', { name: pattern('errors.page.chunk.title') })
    await expect(screen.getByRole('button', { name: text('common.reload') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener()).toHaveFocus()
  },
}
