import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ConfigProblemNote } from '~/app/site/ConfigProblemNote'
import { InterfaceLoadingErrorScreen } from '~/features/shared/failures/InterfaceScreens'

import { looks } from '../../.storybook/modes'

const meta = {
  component: ConfigProblemNote,
  parameters: { layout: 'fullscreen', chromatic: { modes: looks } },
  render: (args) => (
    <InterfaceLoadingErrorScreen>
      <ConfigProblemNote {...args} />
    </InterfaceLoadingErrorScreen>
  ),
} satisfies Meta<typeof ConfigProblemNote>

export default meta
type Story = StoryObj<typeof meta>

/** A comma is missing: the line can be read by the person who runs the site. */
export const BrokenConfig: Story = {
  args: {
    file: { status: 200, text: '{\n  "apiBaseUrl": "/api/v1"\n  "supportEmail": "aide@exemple.fr"\n}' },
    supportEmail: 'aide@exemple.fr',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/config\.json, \S+ 3, \S+ 3\./)).toBeVisible()
    await expect(canvas.getByText('"supportEmail": "aide@exemple.fr"')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'aide@exemple.fr' })).toHaveAttribute(
      'href',
      'mailto:aide@exemple.fr',
    )
    await expect(canvas.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
  },
}

export const UnusableAddress: Story = {
  args: { file: { status: 200, text: '{ "apiBaseUrl": "api.exemple.fr" }' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/apiBaseUrl.*config\.json, \S+ 1, \S+ 3\./)).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const NoAddress: Story = {
  args: { file: { status: 200, text: '{}' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/apiBaseUrl.*config\.json\.$/)).toBeVisible()
  },
}

export const NoConfig: Story = {
  args: { file: { status: 404, text: 'Not found' }, supportEmail: 'aide@exemple.fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/config\.json.* 404\./)).toBeVisible()
  },
}

export const ServerDown: Story = {
  args: { file: {}, supportEmail: 'aide@exemple.fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/config\.json/)).toBeVisible()
  },
}
