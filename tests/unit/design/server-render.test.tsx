// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Alert } from '~/design/feedback/Alert'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { MailIcon, WarningIcon } from '~/design/icons/first-icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { PasswordField } from '~/design/inputs/PasswordField'
import { PasswordChecklist } from '~/design/inputs/PasswordMeter'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Card } from '~/design/layout/Card'
import { Box, Divider, Link, Stack, Typography } from '~/design/layout/Flex'
import { SkipLink } from '~/design/layout/Link'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { language } from '~/i18n/language'

const ignore = () => {}

/** Components used by pre-rendered pages. */
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
  SubmitButton: (
    <SubmitButton disabled busyLabel="Connexion en cours...">
      Se connecter
    </SubmitButton>
  ),
  TextField: <TextField label="E-mail" type="email" helper="Celle de votre compte" />,
}

const render = (piece: ReactNode) =>
  renderToString(
    <ThemeRoot>
      <AppIntlProvider>{piece}</AppIntlProvider>
    </ThemeRoot>,
  )

describe('a server render', () => {
  it.each(Object.entries(publicPieces))(
    '%s writes no style attribute, which the policy would block (SAN-05)',
    (_name, piece) => {
      const html = render(piece)
      expect(html).toContain('<')
      expect(html).not.toMatch(/\sstyle=/)
    },
  )

  it('uses the current language', () => {
    expect(language.get()).toBe('fr')
    expect(render(publicPieces.SkipLink)).toContain('Aller au contenu principal')
    expect(render(publicPieces.PasswordField)).toContain('Afficher le mot de passe')
  })
})
