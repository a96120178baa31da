import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { DashboardIcon, EditIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Select } from '~/design/inputs/Select'
import { Switch } from '~/design/inputs/Switch'
import { Box, Link } from '~/design/layout/Flex'
import { NavigationItem } from '~/design/layout/NavigationItem'
import { TabPanel, Tabs } from '~/design/layout/Tabs'

import { looks } from '../../.storybook/modes'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj

const ignore = () => {}
const yesNo = [
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non' },
] as const

/** One focusable element in each cell: the ring is checked on each in turn. */
const primitives = {
  contained: <Button>Sauvegarder</Button>,
  outlined: <Button variant="outlined">Annuler</Button>,
  text: <Button variant="text">Ignorer</Button>,
  icon: (
    <IconButton label="Modifier">
      <EditIcon />
    </IconButton>
  ),
  link: <Link href="#marques">Marques</Link>,
  field: <TextField label="Nom de la marque" />,
  select: <Select label="Rôle" options={yesNo} value="yes" onChange={ignore} />,
  checkbox: <Checkbox label="Active" />,
  radio: <RadioGroup label="Accès" options={yesNo} value="yes" onChange={ignore} />,
  switch: <Switch label="Active" />,
  segments: <SegmentedControl label="Accès" options={yesNo} value="yes" onChange={ignore} />,
  tabs: (
    <>
      <Tabs label="Vues" tabs={yesNo.map(({ value, label }) => ({ id: value, label }))} value="yes" onChange={ignore} />
      <TabPanel id="yes">Oui</TabPanel>
    </>
  ),
  item: (
    <NavigationItem href="#tableau-de-bord">
      <DashboardIcon size={20} />
      Tableau de bord
    </NavigationItem>
  ),
}

const hasRing = (element: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
}

/** The ring of a field is around its frame, that of a box around its button. */
const ringAround = (element: Element | null, depth = 3): boolean =>
  element !== null && (hasRing(element) || (depth > 0 && ringAround(element.parentElement, depth - 1)))

export const FocusRing: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        alignItems: 'start',
      }}
    >
      {Object.entries(primitives).map(([name, primitive]) => (
        <div key={name}>{primitive}</div>
      ))}
    </Box>
  ),
  play: async ({ canvas, step }) => {
    for (const name of Object.keys(primitives))
      await step(`NFR-08 · ${name}`, async () => {
        await userEvent.tab()
        await expect(document.activeElement).not.toBe(document.body)
        await expect(ringAround(document.activeElement)).toBe(true)
      })
    await step('NFR-08 · nothing covers the ring of an entry between others: it is within', async () => {
      const { outlineOffset, outlineWidth } = getComputedStyle(canvas.getByRole('link', { name: 'Tableau de bord' }))
      await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0)
    })
  },
}
