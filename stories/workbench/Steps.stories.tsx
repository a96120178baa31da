import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { CLAIRE, HUGO } from '#mocks/domain/seed/named.ts'

import { Screen } from '../support/Screen'
import { visit } from '../support/visit'

const refuseToRun = () => {
  throw new Error('These steps are not to run')
}

/** What the toolbar lets a story do: where its steps would fail, it is shown without them and says why. */
const meta = {
  component: Screen,
  args: { url: '/brands' },
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ msw }) => void (await visit(msw, { as: CLAIRE })),
  async afterEach({ parameters }) {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(screen.getByText(parameters['note'])).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Another user is signed in than the one whose steps these are. */
export const OfAnotherRole: Story = {
  tags: ['role'],
  globals: { role: 'client_readonly' },
  parameters: { note: `Signed in: ${HUGO}. The steps are for ${CLAIRE}: they do not run.` },
  play: refuseToRun,
}

/** The steps look for what only a wide window has. */
export const OfAWiderWindow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: {
    steps: { from: 'md', skipped: true },
    note: 'The steps are for a window of 900 px or more: they do not run.',
  },
  play: refuseToRun,
}

/** The same where the steps themselves would render. */
export const OfAWiderWindowThatRender: Story = {
  ...OfAWiderWindow,
  async play({ mount }) {
    await mount()
    refuseToRun()
  },
}
