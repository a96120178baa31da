import type { Meta, StoryObj } from '@storybook/react-vite'

import { Spaced } from '~/design/layout/Flex'

const meta = { component: Spaced } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Spaced> = {
  args: { mt: 2, mb: 1, children: 'Deux pas plus bas' },
}

export const SpacedText: Story = {
  render: () => (
    <>
      <span>Votre période d’essai</span>
      <Spaced mt={2} mb={1}>
        Deux pas plus bas
      </Spaced>
    </>
  ),
}
