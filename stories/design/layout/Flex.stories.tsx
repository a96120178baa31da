import type { Meta, StoryObj } from '@storybook/react-vite'

import { ClockIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Column, Grow, Row } from '~/design/layout/Flex'

const meta = { component: Row } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Row> = {
  args: {
    gap: 2,
    wrap: true,
    children: [<Button key="plan">Choisir un plan</Button>, <Button key="more">Renvoyer</Button>],
  },
}

const LONG = 'anticonstitutionnellement-'.repeat(6)

export const Rows: Story = {
  render: () => (
    <Column gap={2}>
      <Row gap={1.5} align="center">
        <ClockIcon size={20} />
        <Grow>{LONG}</Grow>
        <Button size="small">Renvoyer</Button>
      </Row>
      <Row gap="8px 16px" wrap>
        <Button>Choisir un plan</Button>
        <Button variant="outlined">Gérer l’abonnement</Button>
      </Row>
    </Column>
  ),
}
