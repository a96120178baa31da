import type { Meta, StoryObj } from '@storybook/react-vite'

import { CheckCircleIcon, WarningIcon } from '~/design/icons/first-icons'
import { ClockIcon, LockIcon } from '~/design/icons/icons'
import { Column } from '~/design/layout/Column'
import { IconLine } from '~/design/layout/IconLine'
import { Muted } from '~/design/layout/Muted'
import { Strong } from '~/design/layout/Strong'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/Line with icon', component: IconLine } satisfies Meta

export default meta
type Story = StoryObj

const LONG = 'anticonstitutionnellement-'.repeat(6)

export const IconLines: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Column gap={2}>
      <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
        Tout est en place.
      </IconLine>
      <IconLine icon={<LockIcon size={18} />} muted>
        L’activité des marques n’est pas ouverte à votre rôle. {LONG}
      </IconLine>
      <IconLine icon={<ClockIcon size={20} />} tone="warning" gap={1} headline>
        5 jours restants
      </IconLine>
      <IconLine icon={<WarningIcon size={18} />} tone="error">
        <Strong>Se termine aujourd’hui</Strong>
        <Muted size="caption">Fin le 16 mars 2026</Muted>
      </IconLine>
    </Column>
  ),
}
