import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '~/design/layout/Card'
import { Column } from '~/design/layout/Flex'
import { Columns, MainAndSide, Tiles } from '~/design/layout/Grid'

const meta = { component: MainAndSide, subcomponents: { Columns, Tiles } } satisfies Meta

export default meta
type Story = StoryObj

/** To try the properties of the tiles. */
export const Playground: StoryObj<typeof Tiles> = {
  args: {
    min: 240,
    gap: 2,
    filled: false,
    children: ['Accès', 'Sans administrateur', 'À vérifier'].map((name) => <Card key={name}>{name}</Card>),
  },
  render: (args) => <Tiles {...args} />,
}

/** One column on a narrow screen, in the order of the page. */
export const Side: Story = {
  render: () => (
    <MainAndSide>
      <Column gap={2}>
        <Card>Informations</Card>
        <Card>Utilisateurs</Card>
      </Column>
      <div className="side">
        <Card>Administrateur</Card>
      </div>
      <Card>Suppression</Card>
    </MainAndSide>
  ),
}

/** With nothing beside it, the main column takes the width. */
export const NothingBeside: Story = {
  globals: { viewport: { value: 'w1280' } },
  render: () => (
    <MainAndSide>
      <Card>Informations</Card>
      <div className="side" />
    </MainAndSide>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByText('Informations').closest('section') ?? canvas.getByText('Informations')
    const room = canvasElement.querySelector('.side')?.parentElement
    await expect(card.clientWidth).toBeGreaterThan((room?.clientWidth ?? 0) - 20)
  },
}

/** Two or three beside each other, one below the other on a phone. */
export const EqualColumns: Story = {
  render: () => (
    <Column gap={2}>
      <Columns count={2} gap={2}>
        <Card>Prénom</Card>
        <Card>Nom</Card>
      </Columns>
      <Columns count={3} gap={2}>
        <Card>E-mail</Card>
        <Card>Rôle</Card>
        <Card>Marque</Card>
      </Columns>
    </Column>
  ),
}

/** As many as fit. */
export const EqualTiles: Story = {
  render: () => (
    <Tiles min={140} gap={2}>
      <Card>Accès</Card>
      <Card>Sans administrateur</Card>
      <Card>À vérifier</Card>
    </Tiles>
  ),
}
