import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { expect, userEvent } from 'storybook/test'

import { SearchIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { Box } from '~/design/layout/Flex'

import { languages, looks } from '../../../.storybook/modes'
import { inOrder, pattern } from '../../support/text'

const meta = { component: TextField } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof TextField> = {
  args: { label: 'Nom de la marque', helper: 'Visible par tous.', error: '', optional: false },
}

const columns = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }

export const TextFieldStates: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={columns}>
      <TextField label="Nom de la marque" />
      <TextField label="Nom de la marque" defaultValue="Maison Dubois" />
      <TextField label="Adresse du site" placeholder="https://" optional />
      <TextField
        label="E-mail"
        defaultValue="claire@atelier-lumiere.example"
        helper="Un administrateur peut la changer."
      />
      <TextField label="E-mail" defaultValue="claire@" error="Format email invalide" />
      <TextField label="Rôle" defaultValue="Admin Marque" warning="Cette marque a déjà un administrateur." />
      <TextField label="Nom d’utilisateur" defaultValue="claire" disabled />
      <TextField label="Entreprise" defaultValue="Atelier Lumière" readOnly />
      <TextField
        label="Lien d’invitation"
        defaultValue="https://exemple.example/i/8f3a"
        readOnly
        end={
          <IconButton size="small" label="Copier le lien">
            <SearchIcon />
          </IconButton>
        }
      />
      <TextField label="Message" rows={3} optional defaultValue="Bonjour Léa, bienvenue dans l’équipe." />
    </Box>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('textbox', { description: 'Format email invalide' })
    await expect(wrong).toBeInvalid()
    await expect(
      canvas.getByRole('textbox', { name: inOrder(/^Adresse du site/, pattern('common.optional')) }),
    ).not.toBeRequired()
  },
}

/** The height of the text, without the padding around it. */
const heightOf = (element: HTMLElement) => {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
}

/** Three lines high at first; then as high as its text, and nothing in it scrolls. */
export const TextFieldGrows: Story = {
  tags: ['NFR-09'],
  render: () => <TextField label="Message" rows={3} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const line = Number.parseFloat(getComputedStyle(field).lineHeight)
    await expect(heightOf(field)).toBeCloseTo(3 * line, 0)
    await userEvent.type(field, 'Une{Enter}deux{Enter}trois{Enter}quatre{Enter}cinq lignes')
    await expect(heightOf(field)).toBeCloseTo(5 * line, 0)
    await expect(field.scrollHeight).toBe(field.clientHeight)
    await userEvent.clear(field)
    await expect(heightOf(field)).toBeCloseTo(3 * line, 0)
  },
}

function LongError() {
  const intl = useIntl()
  return (
    <Box sx={{ maxWidth: 280 }}>
      <TextField
        label={intl.formatMessage({ id: 'settings.label.newPasswordConfirm' })}
        error={intl.formatMessage({ id: 'forms.newPassword.classes' })}
      />
    </Box>
  )
}

export const TextFieldLongError: Story = {
  parameters: { chromatic: { modes: languages } },
  render: () => <LongError />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field.scrollWidth).toBeLessThanOrEqual(280)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const phones = [
  { id: 'national', value: '06 12 34 56 78' },
  { id: 'international', value: '+33 6 12 34 56 78' },
  { id: 'invalid', value: '06 12 34', error: 'Numéro de téléphone français invalide' },
  { id: 'foreign', value: '+32 470 12 34 56', error: 'Numéro de téléphone français invalide' },
]

export const PhoneFieldFormatted: Story = {
  render: () => (
    <Box sx={columns}>
      {phones.map(({ id, value, error }) => (
        <TextField
          key={id}
          label="Téléphone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          defaultValue={value}
          error={error}
        />
      ))}
    </Box>
  ),
}
