import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { failure } from '#mocks/core/failure.ts'
import { sandboxPassword } from '#mocks/domain/seed/people.ts'
import { CheckingScreen } from '~/features/onboarding/CheckingScreen'
import { SignedInScreen } from '~/features/onboarding/SignedInScreen'
import { session } from '~/session/app-session'

import { Screen } from '../../support/Screen'
import { CLAIRE, visit } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { CAMILLE, NOE, registerPage } from './register-page'

const REGISTER = '*/api/v1/auth/register/'
const ME = '*/api/v1/auth/me/'
const PROFILE = '*/api/v1/users/me/'

const meta = {
  title: 'Onboarding/Register in place',
  component: Screen,
  subcomponents: { CheckingScreen, SignedInScreen },
  parameters: { layout: 'fullscreen' },
  args: { url: '/onboarding/register', onArrive: fn() },
  decorators: [withInstallation],
  beforeEach: async ({ msw }) => {
    await visit(msw)
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const lastStep = { level: 1, name: /^Dernière étape/ }

/** The dashboard loads its own code and data first, which the first story to go there waits for the longest. */
const arrived = (onArrive: unknown, address: string) =>
  waitFor(() => expect(onArrive).toHaveBeenLastCalledWith(address), { timeout: 20_000 })

async function openAccount(canvasElement: HTMLElement, values: Partial<typeof CAMILLE> = {}) {
  const page = registerPage(canvasElement)
  await page.opened()
  await page.enter(values)
  await userEvent.click(page.goOn())
}

export const AuthSetupFailedButContinues: Story = {
  name: 'AuthSetupFailedButContinues · REG-12 REG-13 C238 K28',
  beforeEach: async ({ msw }) => {
    await visit(msw)
    msw.use(http.get(ME, () => failure(500, 'server_error', 'Erreur'), { once: true }))
  },
  play: async ({ args, canvas, canvasElement }) => {
    await openAccount(canvasElement)
    const heading = await canvas.findByRole('heading', lastStep)
    await waitFor(() => expect(document.title).toMatch(/^Dernière étape/))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(session.hasRecord()).toBe(true)
    const page = registerPage(canvasElement)
    await page.name('Atelier Vert')
    await userEvent.click(page.launch())
    await arrived(args.onArrive, '/dashboard?welcome=true&trial=true&onboarding=complete')
  },
}

export const InvalidTokens: Story = {
  name: 'InvalidTokens · REG-11',
  beforeEach: async ({ msw }) => {
    await visit(msw)
    msw.use(http.post(REGISTER, () => Response.json({ success: true, message: null, data: { access: 'a.b.c' } })))
  },
  play: async ({ canvas, canvasElement }) => {
    await openAccount(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tokens invalides reçus du serveur')
    await expect(session.hasRecord()).toBe(false)
    await expect(registerPage(canvasElement).password()).toHaveValue(CAMILLE.password)
  },
}

export const EmailInUse: Story = {
  name: 'EmailInUse · REG-51',
  play: async ({ canvas, canvasElement }) => {
    await openAccount(canvasElement, { email: CLAIRE })
    await registerPage(canvasElement).says(
      registerPage(canvasElement).email(),
      'Un compte existe déjà avec cette adresse email.',
    )
    const [offered] = canvas.getAllByRole('link', { name: 'Se connecter' })
    if (!offered) throw new Error('a way to the sign-in is offered')
    await userEvent.click(offered)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  },
}

export const Resumed: Story = {
  name: 'Resumed · REG-46 C239 (decision 24)',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: NOE })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', lastStep)).toBeVisible()
    await expect(canvas.getByText(/^Votre compte est bien créé/)).toBeVisible()
  },
}

export const LedToStepTwo: Story = {
  name: 'LedToStepTwo · REG-46 (decision 24)',
  args: { url: '/auth/login?redirect=%2Fsettings' },
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' })
    await userEvent.type(email, NOE)
    await userEvent.type(canvas.getByLabelText('Mot de passe', { selector: 'input' }), `${sandboxPassword}{Enter}`)
    await expect(await canvas.findByRole('heading', lastStep, { timeout: 5000 })).toBeVisible()
    await arrived(args.onArrive, '/onboarding/register')
  },
}

export const HasABusiness: Story = {
  name: 'HasABusiness · REG-46 (decision 24)',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: CLAIRE })
  },
  play: async ({ args }) => {
    await arrived(args.onArrive, '/dashboard')
  },
}

export const NothingProven: Story = {
  name: 'NothingProven · REG-46 (decision 24)',
  beforeEach: async ({ msw }) => {
    const backend = await visit(msw, { as: NOE })
    const { company: _left, ...user } = backend.signIn(NOE).user
    msw.use(http.get(PROFILE, () => Response.json({ success: true, message: null, data: user })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Une session est déjà ouverte' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aller au tableau de bord' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  },
}

export const NotChecked: Story = {
  name: 'NotChecked · REG-46 (decision 24)',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: NOE })
    msw.use(http.get(PROFILE, () => failure(500, 'server_error', 'Erreur'), { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', lastStep)).toBeVisible()
  },
}

export const Checking: Story = {
  name: 'Checking · REG-46',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: NOE })
    msw.use(http.get(PROFILE, () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

export const MadeAfterAll: Story = {
  name: 'MadeAfterAll · C241 (decision 22)',
  beforeEach: async ({ msw }) => {
    const backend = await visit(msw, { as: NOE })
    // the business is there; the answer is lost
    msw.use(
      http.post('*/api/v1/onboarding/business/setup/', async ({ request }) => {
        await backend.answer('setupBusiness', request, {})
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('heading', lastStep)
    const page = registerPage(canvasElement)
    await page.name('Atelier Vert')
    await userEvent.click(page.launch())
    await arrived(args.onArrive, '/dashboard?welcome=true&trial=true&onboarding=complete')
  },
}

export const LeavingWarns: Story = {
  name: 'LeavingWarns · REG-47',
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prénom' }), 'Camille')
    await userEvent.click(canvas.getByRole('link', { name: 'Se connecter' }))
    const body = within(document.body)
    const dialog = await body.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuer la modification' }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(page.first_name()).toHaveValue('Camille')
    await userEvent.click(canvas.getByRole('link', { name: 'Se connecter' }))
    await userEvent.click(await body.findByRole('button', { name: 'Quitter la page' }))
    await arrived(args.onArrive, '/auth/login')
  },
}

export const LeavingNothingBehind: Story = {
  name: 'LeavingNothingBehind · REG-47',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Se connecter' }))
    await arrived(args.onArrive, '/auth/login')
  },
}
