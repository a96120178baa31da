import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CheckCircleIcon, WarningIcon } from '~/design/icons/first-icons'
import { ClockIcon, LockIcon } from '~/design/icons/icons'
import { Column } from '~/design/layout/Flex'
import { IconLine } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'

import { looks } from '../../../.storybook/modes'

const meta = { component: IconLine } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof IconLine> = {
  args: { icon: <WarningIcon size={18} />, children: '5 jours restants', tone: 'warning', gap: 1, muted: false },
}

const LONG = 'anticonstitutionnellement-'.repeat(6)

export const IconLines: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Column gap={2}>
      <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
        Tout est en place.
      </IconLine>
      <IconLine icon={<LockIcon size={18} />} muted>
        {`L’activité des marques n’est pas ouverte à votre rôle. ${LONG}`}
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

/** The icon stands in the first line of a headline that takes two. */
export const HeadlineOfTwoLines: Story = {
  render: () => (
    <div style={{ width: 270 }}>
      <IconLine icon={<WarningIcon size={20} />} tone="error" gap={1} headline>
        Se termine aujourd’hui à 09:48
      </IconLine>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Se termine aujourd’hui à 09:48').getBoundingClientRect()
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect(words.height).toBe(56)
    const lines = document.createRange()
    lines.selectNodeContents(canvas.getByText('Se termine aujourd’hui à 09:48'))
    // the time does not stand alone
    await expect(Array.from(lines.getClientRects()).at(-1)?.width).toBeGreaterThan(100)
    await expect((icon?.top ?? 0) + 10).toBeCloseTo(words.top + 14, 0)
  },
}
