import type { Meta, StoryObj } from '@storybook/react-vite'

import { PasswordChecklist as Checklist } from '~/design/inputs/PasswordChecklist'
import { Stack } from '~/design/layout/layout'

const meta = { title: 'Components/PasswordChecklist', component: Checklist } satisfies Meta

export default meta
type Story = StoryObj

const criteria = ['8 caractères', 'une majuscule', 'une minuscule', 'un chiffre', 'un caractère spécial']

export const PasswordChecklist: Story = {
  render: () => (
    <Stack spacing={4} sx={{ maxWidth: 420 }}>
      {[0, 2, 5].map((met) => (
        <Checklist
          key={met}
          title="Le mot de passe doit contenir :"
          criteria={criteria.map((text, index) => ({ id: text, label: text, met: index < met }))}
        />
      ))}
    </Stack>
  ),
}
