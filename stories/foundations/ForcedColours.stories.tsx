import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { SelectionBar } from '~/design/data/SelectionBar'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { UsageBar } from '~/design/feedback/UsageBar'
import { CloseIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { PasswordMeter } from '~/design/inputs/PasswordMeter'
import { RadioGroup } from '~/design/inputs/RadioGroup'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Select } from '~/design/inputs/Select'
import { Switch } from '~/design/inputs/Switch'
import { ListLayer } from '~/design/layers/MenuLayer'
import { Card } from '~/design/layout/Card'
import { Stack } from '~/design/layout/Flex'
import { NavigationItem } from '~/design/layout/NavigationItem'
import { PlainList } from '~/design/layout/PlainList'
import { TabPanel, Tabs } from '~/design/layout/Tabs'
import { StepHeader } from '~/features/onboarding/StepHeader'

import { edgeContrast, fillContrast } from '../support/contrast'

declare global {
  /** Provided by the test run: switches the contrast theme of the page on or off. */
  var forceColours: ((forced: boolean) => Promise<void>) | undefined
}

/**
 * Windows contrast themes paint every background alike: what only a background showed must be shown by an edge or by a
 * system colour. Shown as such in a browser with forced colours (in Chromium's developer tools: Rendering).
 */
const meta = {
  tags: ['forced-colors'],
  parameters: { chromatic: { forcedColors: 'active' } },
  beforeEach: async () => {
    await globalThis.forceColours?.(true)
    return () => globalThis.forceColours?.(false)
  },
} satisfies Meta

export default meta
type Story = StoryObj

const ignore = () => {}
/** WCAG 1.4.11, for what is no text. */
const ENOUGH = 3
type Painted = Parameters<typeof edgeContrast>[0]
const expectEdge = (element: Painted) => expect(edgeContrast(element)).toBeGreaterThanOrEqual(ENOUGH)
const expectFill = (element: Painted) => expect(fillContrast(element)).toBeGreaterThanOrEqual(ENOUGH)

export const Buttons: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      <Button>Sauvegarder</Button>
      <Button color="error">Supprimer</Button>
      <Button variant="outlined">Annuler</Button>
      <Button disabled>Envoyer</Button>
      <Button variant="text">Ignorer</Button>
      <IconButton label="Fermer">
        <CloseIcon />
      </IconButton>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    for (const name of ['Sauvegarder', 'Supprimer', 'Annuler']) await expectEdge(canvas.getByRole('button', { name }))
    await step('what is disabled is grey', async () => {
      const disabled = getComputedStyle(canvas.getByRole('button', { name: 'Envoyer' }))
      await expect(disabled.color).not.toBe(getComputedStyle(canvas.getByText('Sauvegarder')).color)
      await expect(disabled.borderTopColor).toBe(disabled.color)
    })
    await step('each shows the focus', async () => {
      for (const button of canvas.getAllByRole('button').filter((one) => !one.hasAttribute('disabled'))) {
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await expect(getComputedStyle(button).outlineWidth).toBe('2px')
        await expectEdge(button)
      }
    })
  },
}

export const Meters: Story = {
  render: () => (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <UsageBar label="Marques" used={6} limit={10} />
      <UsageBar label="Utilisateurs" used={94} limit={100} />
      <PasswordMeter label="Robustesse" value={50} max={100} word="Moyenne" tone="warning" />
      <PasswordMeter label="Robustesse" value={3} max={5} word="Moyenne" tone="warning" />
      <StepHeader id="step" step={1} title="Informations personnelles" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const meter of canvas.getAllByRole('meter')) {
      const [fill] = [...meter.querySelectorAll('div')].filter((part) => part.children.length === 0)
      await expectFill(fill ?? null)
      const track = fill?.parentElement ?? null
      await expectEdge(track)
    }
    const [reached, ahead] = canvasElement.querySelectorAll('[data-reached]')
    await expectFill(reached ?? null)
    await expectEdge(ahead ?? null)
    await expect(fillContrast(ahead ?? null)).toBe(1)
  },
}

export const Badges: Story = {
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['success', 'info', 'warning', 'error', 'neutral', 'primary'] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <SelectionBar of="brands" count={3} onClear={ignore} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const word of ['success', 'info', 'warning', 'error', 'neutral', 'primary'])
      await expectEdge(canvas.getByText(word).parentElement)
    await expectEdge(canvas.getByRole('status').closest('[data-selection]'))
  },
}

const yesNo = [
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non' },
] as const

export const Chosen: Story = {
  render: () => (
    <Stack spacing={3} sx={{ maxWidth: 480 }}>
      <SegmentedControl label="Accès" options={yesNo} value="yes" onChange={ignore} />
      <Tabs label="Vues" tabs={yesNo.map(({ value, label }) => ({ id: value, label }))} value="yes" onChange={ignore} />
      <TabPanel id="yes">Oui, tout de suite</TabPanel>
      <PlainList aria-label="Rubriques">
        <li>
          <NavigationItem href="#marques" aria-current="page">
            Marques
          </NavigationItem>
        </li>
        <li>
          <NavigationItem href="#utilisateurs">Utilisateurs</NavigationItem>
        </li>
      </PlainList>
      <Card title="Plan Pro" selected>
        95 € par mois
      </Card>
      <Switch label="Active" defaultChecked />
      <Switch label="Inactive" />
      <Checkbox label="Accès à tout" defaultChecked />
      <Checkbox label="Accès à rien" />
      <RadioGroup
        label="Rôle"
        options={[
          { value: 'member', label: 'Membre Marque' },
          { value: 'admin', label: 'Admin Marque' },
        ]}
        value="admin"
        onChange={ignore}
      />
      <SearchListbox
        label="Rechercher une marque"
        text=""
        onType={ignore}
        options={[{ name: 'Maison Dubois' }, { name: 'Studio Garance' }]}
        optionKey={({ name }) => name}
        renderOption={({ name }) => name}
        selected={null}
        onChoose={ignore}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectFill(canvasElement.querySelector('label:has(:checked)'))
    await expect(fillContrast(canvasElement.querySelector('label:not(:has(:checked))'))).toBe(1)
    await expectFill({ of: canvas.getByRole('tab', { selected: true }), part: '::after' })
    await expectFill(canvas.getByRole('link', { name: 'Marques' }))
    await expect(fillContrast(canvas.getByRole('link', { name: 'Utilisateurs' }))).toBe(1)
    await expectEdge(canvasElement.querySelector('section[data-selected="true"]'))
    for (const name of ['Active', 'Inactive']) {
      const of = canvas.getByRole('switch', { name })
      const [track, thumb] = [{ of, part: '::before' } as const, { of, part: '::after' } as const]
      await expectEdge(track)
      await expect(fillContrast(thumb, track)).toBeGreaterThanOrEqual(ENOUGH)
    }
    const ticked = canvas.getByRole('checkbox', { name: 'Accès à tout' })
    await expectFill({ of: ticked, part: '::before' })
    await expect(getComputedStyle(ticked, '::after').borderRightColor).not.toBe(
      getComputedStyle(ticked, '::before').backgroundColor,
    )
    await expectEdge({ of: canvas.getByRole('checkbox', { name: 'Accès à rien' }), part: '::before' })
    await expectEdge({ of: canvas.getByRole('radio', { name: 'Membre Marque' }), part: '::before' })
    const chosen = canvas.getByRole('radio', { name: 'Admin Marque' })
    await expect(
      fillContrast({ of: chosen, part: '::after' }, { of: chosen, part: '::before' }),
    ).toBeGreaterThanOrEqual(ENOUGH)
    const [active] = within(canvas.getByRole('listbox')).getAllByRole('option')
    await expectEdge(active ?? null)
  },
}

export const Fields: Story = {
  render: () => (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <TextField label="Nom de la marque" />
      <TextField label="Nom d’utilisateur" defaultValue="claire" disabled />
      <Select label="Accès" options={yesNo} value="yes" onChange={ignore} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('textbox'), canvas.getByRole('combobox')]
    for (const { parentElement: box } of controls) await expectEdge(box)
    const [field, disabled] = controls
    await userEvent.click(field ?? document.body)
    await expect(field?.parentElement).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' })
    // a system colour as well, not one of the theme
    const { color, webkitTextFillColor } = getComputedStyle(disabled ?? document.body)
    await expect(webkitTextFillColor).toBe(color)
  },
}

export const ChosenInMenu: Story = {
  render: () => (
    <>
      <span id="access">Accès</span>
      <ListLayer
        id="list"
        labelledBy="access"
        anchor={document.body}
        options={yesNo}
        value="yes"
        onChoose={ignore}
        onClose={ignore}
      />
    </>
  ),
  play: async () => {
    await expectFill(await screen.findByRole('option', { name: 'Oui' }))
    await expect(fillContrast(screen.getByRole('option', { name: 'Non' }))).toBe(1)
    await expectEdge(screen.getByRole('listbox').closest('.MuiPaper-root'))
  },
}
