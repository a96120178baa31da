import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FailureSummary } from '~/features/shared/forms/Form'

import { languages, looks } from '../../../../.storybook/modes'
import { pattern, text } from '../../../support/text'

const meta = {
  component: FailureSummary,
  args: { texts: ['Erreur lors de la création du compte'] },
} satisfies Meta<typeof FailureSummary>

export default meta
type Story = StoryObj<typeof meta>

export const OneText: Story = {
  tags: ['LOG-24'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(/^Erreur lors de la création du compte$/),
}

export const WithCause: Story = {
  tags: ['REG-19'],
  args: { children: 'Erreur de connexion réseau' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Erreur de connexion réseau'),
}

export const SomeTexts: Story = {
  tags: ['C120'],
  args: { texts: ['Le domaine est refusé.', 'Le quota est atteint.', 'La région est fermée.'] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
}

/** Ten thousand unknown fields, each with its text: the form stays visible. */
export const TenThousandTexts: Story = {
  tags: ['C120'],
  args: { texts: Array.from({ length: 10_000 }, (_, index) => `Le champ ${index + 1} est refusé.`) },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(alert).toHaveTextContent(pattern('forms.errors.more', { count: 9995 }))
    await expect(alert.getBoundingClientRect().height).toBeLessThan(240)
  },
}

export const InTheFields: Story = {
  tags: ['decision-22'],
  args: { texts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('forms.errors.form'))
  },
}
