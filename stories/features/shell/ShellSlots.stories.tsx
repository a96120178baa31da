import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type { User } from '~/api/generated/types.gen'
import { Page } from '~/design/layout/Page'
import { AppShell } from '~/features/shell/AppShell'
import { PageSlot, ShellSlot } from '~/features/shell/ShellSlot'

import { looks } from '../../../.storybook/modes'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'

type Part = 'selector' | 'meter' | 'menu' | 'banner' | 'page'

let faulty: Part | undefined

/** A part of the frame that is drawn, or throws, as the story wants. */
function Drawn({ part }: { part: Part }) {
  if (part === faulty) throw new TypeError(`The ${part} cannot be drawn`)
  return <p>{part}</p>
}

// of a user, what the frame looks at
const user = { id: 1, user_type: 'agency_admin' } as User

type FrameProps = { faulty: Part }

const Frame = ({ faulty: part }: FrameProps) => (
  <AppShell
    key={part}
    user={user}
    company="Atelier Lumière"
    brandSelector={<Drawn part="selector" />}
    meter={<Drawn part="meter" />}
    userMenu={<Drawn part="menu" />}
    banner={<Drawn part="banner" />}
  >
    <Page title="Facturation">
      <Drawn part="page" />
    </Page>
  </AppShell>
)

const meta = {
  component: Frame,
  subcomponents: { AppShell, ShellSlot, PageSlot },
  decorators: [withRouter, withInstallation],
  parameters: { layout: 'fullscreen' },
  args: { faulty: 'selector' },
  beforeEach: ({ args }) => {
    faulty = args.faulty
  },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

const PARTS: readonly Part[] = ['selector', 'meter', 'menu', 'banner', 'page']

/** All but one stand, and the one is there once it can be drawn. */
async function standsBut(part: Part) {
  await expect(screen.getByRole('navigation', { name: text('frame.main') })).toBeVisible()
  for (const other of PARTS.filter((one) => one !== part)) await expect(screen.getByText(other)).toBeVisible()
  await expect(screen.queryByText(part)).toBeNull()
  faulty = undefined
  await userEvent.click(screen.getByRole('button', { name: pattern('common.retry') }))
  await waitFor(() => expect(screen.getByText(part)).toBeVisible())
}

export const BrandSelectorFails: Story = {
  tags: ['C135'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: looks } },
  play: () => standsBut('selector'),
}

export const MeterFails: Story = {
  tags: ['C135'],
  args: { faulty: 'meter' },
  parameters: { steps: { from: 'md' } },
  play: () => standsBut('meter'),
}

export const UserMenuFails: Story = {
  tags: ['C135'],
  args: { faulty: 'menu' },
  parameters: { steps: { from: 'md' } },
  play: () => standsBut('menu'),
}

export const BannerFails: Story = {
  tags: ['C135'],
  args: { faulty: 'banner' },
  parameters: { steps: { from: 'md' } },
  play: () => standsBut('banner'),
}

/** What no part of the page has caught: the page is away, its frame stays. */
export const PageFails: Story = {
  tags: ['C135', 'GRD-16'],
  args: { faulty: 'page' },
  parameters: { steps: { from: 'md' }, chromatic: { modes: looks } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: text('errors.page.unexpected.title') })).toBeVisible()
    await standsBut('page')
  },
}
