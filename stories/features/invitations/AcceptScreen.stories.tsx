import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { CLAIRE, NOE } from '#mocks/domain/seed/named.ts'
import { AcceptScreen, CheckingInvitation } from '~/features/invitations/AcceptScreen'
import { InvitationEntries, UnreadInvitation } from '~/features/invitations/UnreadInvitation'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { linesOfWords } from '../../support/large-text'
import { publicPageMeta } from '../../support/page-meta'
import { shownReference } from '../../support/reference'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { answerInvitation, INVITATION } from './invitation-link'

const meta = {
  component: Screen,
  subcomponents: { AcceptScreen, CheckingInvitation, InvitationEntries, UnreadInvitation },
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const AS_NOE = { visit: { as: NOE } }

export const Loading: Story = {
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('getInvitationStatus', 'hang')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text('invitations.accept.checking') })).toBeVisible()
  },
}

/** The invitation stands where the page kept room for it. */
export const Arriving: Story = {
  tags: ['INV-15', 'NFR-12'],
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
    await canvas.findByRole('heading', { name: text('invitations.accept.checking') })
    const before = top(text('invitations.accept.checking'))
    await waitFor(() => expect(arrive).toBeDefined())
    arrive?.()
    await canvas.findByRole('heading', {
      name: text('invitations.accept.title.company', { company: 'Atelier Lumière' }),
    })
    await expect(
      Math.abs(top(text('invitations.accept.title.company', { company: 'Atelier Lumière' })) - before),
    ).toBeLessThan(8)
  },
}

let arrive: (() => void) | undefined

/** A blank text says nothing (decision 6). */
export const Blank: Story = {
  tags: ['INV-15'],
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation({ ...INVITATION, company_name: ' ', brand_name: '', invitation_message: '\n' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: text('invitations.accept.title') })).toBeVisible()
    await expect(canvas.queryByText(text('invitations.accept.company'))).toBeNull()
    await expect(canvasElement.querySelector('blockquote')).toBeNull()
  },
}

export const ValidSignedOut: Story = {
  tags: ['INV-15'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Atelier Lumière/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('invitations.accept.signIn') })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2Finvitation-0001',
    )
    const register = canvas.getByRole('link', { name: text('invitations.accept.register') })
    await expect(register).toHaveAttribute('href', '/onboarding/register?invitation=invitation-0001')
  },
}

export const ValidSignedIn: Story = {
  tags: ['INV-15'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('invitations.accept.submit') })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: text('invitations.accept.signIn') })).not.toBeInTheDocument()
  },
}

export const EmailMismatch: Story = {
  tags: ['INV-15'],
  parameters: { visit: { as: CLAIRE }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas }) => {
    const signedIn = 'claire@atelier-lumiere.example'
    const mismatch = await canvas.findByText(pattern('invitations.accept.mismatch.body', { signedIn }))
    await expect(mismatch).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('invitations.accept.submit') })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: text('invitations.accept.switch') }))
    // decision 17: the page stays, signed out
    await expect(await canvas.findByRole('link', { name: text('invitations.accept.signIn') })).toBeVisible()
  },
}

const accept = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(await canvas.findByRole('button', { name: text('invitations.accept.submit') }))

export const Accepting: Story = {
  tags: ['INV-03'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation(), fault('acceptInvitation', 'hang')),
  play: async ({ canvas }) => {
    await accept(canvas)
    await expect(await canvas.findByRole('button', { name: pattern('invitations.accept.accepting') })).toBeVisible()
  },
}

export const InvalidToken: Story = {
  tags: ['INV-15'],
  args: { url: '/onboarding/invitations/no-such-token' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: text('invitations.accept.closed.unknown.title') }),
    ).toBeVisible()
    // no word breaks at its hyphen
    const body = canvas.getByText(text('invitations.accept.closed.unknown.body'))
    await expect(linesOfWords(body).filter(([, lines]) => lines > 1)).toEqual([])
  },
}

export const CompanyFull: Story = {
  tags: ['INV-15', 'decision-22'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 400, { message: 'Limite d’utilisateurs atteinte (25).' })),
  play: async ({ canvas }) => {
    await accept(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Limite d’utilisateurs atteinte (25).')
    await expect(canvas.getByRole('button', { name: text('invitations.accept.submit') })).toBeEnabled()
  },
}

/** Perhaps with another account: the one that is signed in is named. */
export const AcceptRefused: Story = {
  tags: ['INV-15', 'decision-22'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 401, { message: 'Cette invitation n’est pas pour vous.' })),
  play: async ({ canvas }) => {
    await accept(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Cette invitation n’est pas pour vous.')
    await expect(alert).toHaveTextContent(text('invitations.accept.signedInAs', { signedIn: NOE }))
    const change = canvas.getByRole('button', { name: text('invitations.accept.switch') })
    await expect(change).toBeEnabled()
    // the act that helps is the one to press
    await expect(change).toHaveAttribute('data-variant', 'contained')
    await expect(canvas.getByRole('button', { name: pattern('invitations.accept.submit') })).toHaveAttribute(
      'data-variant',
      'outlined',
    )
  },
}

/** A 403 says the same. */
export const AcceptForbidden: Story = {
  ...AcceptRefused,
  tags: ['INV-15', 'decision-22'],
  beforeEach: ({ msw }) =>
    msw.use(answerInvitation(), fail('acceptInvitation', 403, { message: 'Cette invitation n’est pas pour vous.' })),
}

export const AcceptServerError: Story = {
  tags: ['NFR-03', 'INV-15'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation(), fail('acceptInvitation', 500)),
  play: async ({ canvas }) => {
    await accept(canvas)
    const alert = await canvas.findByRole('alert')
    const reference = pattern('common.reference', {
      reference: `500 · acceptInvitation · ${formats().date('2026-03-16')}`,
    })
    await expect(await shownReference(alert)).toHaveTextContent(reference)
  },
}

export const ServerError: Story = {
  tags: ['INV-15'],
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('invitations.accept.unread'))
    await expect(canvas.getByRole('button', { name: text('common.retry') })).toBeEnabled()
  },
}

export const NothingKnown: Story = {
  tags: ['decision-6'],
  parameters: AS_NOE,
  beforeEach: ({ msw }) => msw.use(answerInvitation({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text('invitations.accept.title') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('invitations.accept.submit') })).toBeEnabled()
  },
}
