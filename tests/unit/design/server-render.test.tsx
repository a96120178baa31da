// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Alert } from '~/design/Alert'
import { Button } from '~/design/Button'
import { Card } from '~/design/Card'
import { Checkbox } from '~/design/Checkbox'
import { ErrorPage } from '~/design/ErrorPage'
import { WarningIcon } from '~/design/first-icons'
import { IconButton } from '~/design/IconButton'
import { MailIcon } from '~/design/icons'
import { Box, Divider, Link, List, ListItem, ListItemText, Stack, Typography } from '~/design/layout'
import { PasswordChecklist } from '~/design/PasswordChecklist'
import { PasswordField } from '~/design/PasswordField'
import { SegmentedControl } from '~/design/SegmentedControl'
import { SkipLink } from '~/design/SkipLink'
import { StatusBadge } from '~/design/StatusBadge'
import { Stepper } from '~/design/Stepper'
import { SubmitButton } from '~/design/SubmitButton'
import { TextField } from '~/design/TextField'
import { ThemeRoot } from '~/design/ThemeRoot'
import { AppIntlProvider } from '~/i18n/AppIntlProvider'
import { language } from '~/i18n/language-store'

const ignore = () => {}

/** What pages that are rendered by the build are made of. */
const publicPieces = {
  Alert: <Alert severity="error">Identifiants incorrects</Alert>,
  Button: <Button>Se connecter</Button>,
  Card: <Card title="Connexion">Formulaire</Card>,
  Checkbox: <Checkbox label="Se souvenir de moi" helper="Sur cet appareil" />,
  ErrorPage: <ErrorPage icon={<WarningIcon />} title="Une erreur est survenue" reference="A-42" />,
  IconButton: (
    <IconButton label="E-mail">
      <MailIcon />
    </IconButton>
  ),
  Link: (
    <Link href="https://exemple.example" external>
      Mentions légales
    </Link>
  ),
  layout: (
    <Stack spacing={2}>
      <Typography variant="h1">Connexion</Typography>
      <Box sx={{ p: 2 }}>
        <Divider />
        <List>
          <ListItem>
            <ListItemText primary="Claire" secondary="Admin Agence" />
          </ListItem>
        </List>
      </Box>
    </Stack>
  ),
  PasswordChecklist: (
    <PasswordChecklist title="Critères" criteria={[{ id: 'length', label: '8 caractères', met: true }]} />
  ),
  PasswordField: <PasswordField label="Mot de passe" autoComplete="current-password" error="Mot de passe requis" />,
  SegmentedControl: (
    <SegmentedControl label="Langue" value="fr" onChange={ignore} options={[{ value: 'fr', label: 'Français' }]} />
  ),
  SkipLink: <SkipLink />,
  StatusBadge: <StatusBadge tone="success">Actif</StatusBadge>,
  Stepper: <Stepper label="Inscription" steps={[{ id: 'one', label: 'Vous', state: 'current' }]} />,
  SubmitButton: (
    <SubmitButton disabled busyLabel="Connexion en cours...">
      Se connecter
    </SubmitButton>
  ),
  TextField: <TextField label="E-mail" type="email" helper="Celle de votre compte" startAdornment={<MailIcon />} />,
}

const render = (piece: ReactNode) =>
  renderToString(
    <ThemeRoot>
      <AppIntlProvider>{piece}</AppIntlProvider>
    </ThemeRoot>,
  )

describe('on the server', () => {
  it.each(Object.entries(publicPieces))(
    'SAN-05 · %s writes no style attribute, which the policy refuses',
    (_name, piece) => {
      const html = render(piece)
      expect(html).toContain('<')
      expect(html).not.toMatch(/\sstyle=/)
    },
  )

  it('the words are those of the language', () => {
    expect(language.get()).toBe('fr')
    expect(render(publicPieces.SkipLink)).toContain('Aller au contenu principal')
    expect(render(publicPieces.PasswordField)).toContain('Afficher le mot de passe')
  })
})
