import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { CLAIRE, NOE } from '#mocks/domain/seed/named.ts'
import { AcceptScreen, CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { InvitationEntries, UnreadInvitation } from '~/features/invitations/UnreadInvitation'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { says } from '../../support/page'
import { publicPageMeta } from '../../support/page-meta'
import { shownReference } from '../../support/reference'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { answerInvitation, INVITATION } from './invitation-link'

const meta = {
  title: 'Invitations/Accept (∕onboarding∕invitations∕{token})',
  component: Screen,
  subcomponents: { AcceptScreen, CheckingInvitation, InvitationEntries, UnreadInvitation },
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const AS_NOE = { visit: { as: NOE } }

export const Loading: Story = {
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('getInvitationStatus', 'hang')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vérification de votre invitation…' })).toBeVisible()
  },
}

/** The invitation stands where the page kept room for it. */
export const Arriving: Story = {
  name: 'Arriving · INV-15 NFR-12',
  globals: { viewport: { value: 'w360' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        'getInvitationStatus',
        () => new Promise<typeof INVITATION>((resolve) => (arrive = () => resolve(INVITATION))),
      ),
    ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top
    await canvas.findByRole('heading', { name: 'Vérification de votre invitation…' })
    const before = top('Vérification de votre invitation…')
    await waitFor(() => expect(arrive).toBeDefined())
    arrive?.()
    await canvas.findByRole('heading', { name: 'Atelier Lumière vous invite' })
    await expect(Math.abs(top('Atelier Lumière vous invite') - before)).toBeLessThan(8)
  },
}

let arrive: (() => void) | undefined

/** A blank text says nothing (decision 6). */
export const Blank: Story = {
  name: 'Blank · INV-15',
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation({ ...INVITATION, company_name: ' ', brand_name: '', invitation_message: '\n' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre invitation' })).toBeVisible()
    await expect(canvas.queryByText('Entreprise')).toBeNull()
    await expect(canvasElement.querySelector('blockquote')).toBeNull()
  },
}

export const ValidSignedOut: Story = {
  name: 'ValidSignedOut · INV-15',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Atelier Lumière/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('invitations.accept.signIn') })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2Finvitation-0001',
    )
    await expect(canvas.getByRole('link', { name: says('invitations.accept.register') })).toHaveAttribute(
      'href',
      '/onboarding/register?invitation=invitation-0001',
    )
  },
}

export const ValidSignedIn: Story = {
  name: 'ValidSignedIn · INV-15',
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accepter l’invitation' })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: 'Se connecter pour accepter' })).not.toBeInTheDocument()
  },
}

export const EmailMismatch: Story = {
  name: 'EmailMismatch · INV-15',
  parameters: { visit: { as: CLAIRE }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vous utilisez le compte claire@/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accepter l’invitation' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de compte' }))
    // decision 17: the page stays, signed out
    await expect(await canvas.findByRole('link', { name: 'Se connecter pour accepter' })).toBeVisible()
  },
}

const accept = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Accepter l’invitation' }))

export const Accepting: Story = {
  name: 'Accepting · INV-03',
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation(), fault('acceptInvitation', 'hang')),
  play: async ({ canvas }) => {
    await accept(canvas)
    await expect(await canvas.findByRole('button', { name: /Acceptation en cours/ })).toBeVisible()
  },
}

export const Accepted: Story = {
  name: 'Accepted · INV-03',
  parameters: AS_NOE,
  beforeEach: () => {
    for (const invitation of sandbox().world.invitations)
      if (invitation.token === 'invitation-0001') invitation.email = NOE
  },
  play: async ({ args, canvas }) => {
    await accept(canvas)
    await waitFor(() => expect(args.onArrive).toHaveBeenCalledWith('/dashboard'))
  },
}

export const InvalidToken: Story = {
  name: 'InvalidToken · INV-15',
  args: { url: '/onboarding/invitations/no-such-token' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invitation introuvable' })).toBeVisible()
  },
}

export const CompanyFull: Story = {
  name: 'CompanyFull · INV-15 (decision 22)',
  parameters: AS_NOE,
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 400, { message: 'Limite d’utilisateurs atteinte (25).' })),
  play: async ({ canvas }) => {
    await accept(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Limite d’utilisateurs atteinte (25).')
    await expect(canvas.getByRole('button', { name: 'Accepter l’invitation' })).toBeEnabled()
  },
}

/** Perhaps with another account: the one that is signed in is named. */
export const AcceptRefused: Story = {
  name: 'AcceptRefused · INV-15 (decision 22)',
  parameters: AS_NOE,
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 401, { message: 'Cette invitation n’est pas pour vous.' })),
  play: async ({ canvas }) => {
    await accept(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Cette invitation n’est pas pour vous.')
    await expect(alert).toHaveTextContent(`Vous utilisez le compte ${NOE}.`)
    const change = canvas.getByRole('button', { name: 'Changer de compte' })
    await expect(change).toBeEnabled()
    // the act that helps is the one to press
    await expect(change).toHaveClass('MuiButton-contained')
    await expect(canvas.getByRole('button', { name: /^Accepter/ })).toHaveClass('MuiButton-outlined')
  },
}

/** A 403 says the same. */
export const AcceptForbidden: Story = {
  ...AcceptRefused,
  name: 'AcceptForbidden · INV-15 (decision 22)',
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 403, { message: 'Cette invitation n’est pas pour vous.' })),
}

export const AcceptServerError: Story = {
  name: 'AcceptServerError · NFR-03 INV-15',
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation(), fail('acceptInvitation', 500)),
  play: async ({ canvas }) => {
    await accept(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(await shownReference(alert)).toHaveTextContent(/^Référence.: 500 · acceptInvitation · \d{4}-/)
  },
}

export const ServerError: Story = {
  name: 'ServerError · INV-15',
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('L’invitation n’a pas pu être vérifiée')
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const SignInFirst: Story = {
  name: 'SignInFirst · INV-04 (decision 2)',
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connectez-vous ou créez votre compte pour la consulter.')).toBeVisible()
  },
}

/** Another sign-in would lead back here. */
export const UnseenSignedIn: Story = {
  name: 'UnseenSignedIn · INV-04 (decision 2)',
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’invitation ne peut pas être affichée')).toBeVisible()
    await expect(canvas.getByText(new RegExp(`^Le compte ${NOE} ne permet pas`))).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accepter l’invitation' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Changer de compte' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Se connecter pour accepter' })).toBeNull()
  },
}

export const NothingKnown: Story = {
  name: 'NothingKnown · (decision 6)',
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre invitation' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Accepter l’invitation' })).toBeEnabled()
  },
}
