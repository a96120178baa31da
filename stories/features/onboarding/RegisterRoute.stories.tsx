import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, NOE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { storeLanguage } from '~/i18n/detect-locale'
import { session } from '~/session/app-session'

import messages from '../../../src/i18n/messages/en/onboarding.json'
import { fail, fault, raw } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { CAMILLE, registerPage } from './register-page'

const meta = {
  component: Screen,
  ...publicPageMeta,
  args: { url: '/onboarding/register', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const lastStep = () => ({ level: 1, name: pattern('onboarding.business.title') })

/** The dashboard loads its own code and data first, which the first story to go there waits for the longest. */
const arrived = (onArrive: unknown, address: string) =>
  waitFor(() => expect(onArrive).toHaveBeenLastCalledWith(address), { timeout: 20_000 })

async function registerAccount(canvasElement: HTMLElement, values: Partial<typeof CAMILLE> = {}) {
  const page = registerPage(canvasElement)
  await page.opened()
  await page.enter(values)
  await userEvent.click(page.goOn())
}

export const AuthSetupFailedButContinues: Story = {
  tags: ['REG-12', 'REG-13', 'C238', 'K28'],
  beforeEach: ({ msw }) => msw.use(fail('getCurrentUser', 500, { times: 1 })),
  play: async ({ args, canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    const heading = await canvas.findByRole('heading', lastStep())
    await waitFor(() => expect(document.title).toMatch(pattern('onboarding.business.title')))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(session.hasRecord()).toBe(true)
    const page = registerPage(canvasElement)
    await page.name('Atelier Vert')
    await userEvent.click(page.launch())
    await arrived(args.onArrive, '/dashboard?welcome=true&trial=true&onboarding=complete')
  },
}

export const NothingBetweenTheSteps: Story = {
  tags: ['REG-12', 'decision-24'],
  play: async ({ canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.opened()
    await page.enter()
    const emptied: boolean[] = []
    const watch = new MutationObserver(() =>
      emptied.push(canvasElement.querySelector<HTMLInputElement>('input[name=first_name]')?.value === ''),
    )
    watch.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(page.goOn())
    await page.lastStep()
    watch.disconnect()
    await expect(emptied).not.toContain(true)
  },
}

export const InvalidTokens: Story = {
  tags: ['REG-11'],
  beforeEach: ({ msw }) => msw.use(raw('register', { success: true, message: null, data: { access: 'a.b.c' } })),
  play: async ({ canvas, canvasElement }) => {
    await registerAccount(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(text('onboarding.account.tokens'))
    // the account may be there
    const signIn = within(alert).getByRole('link', { name: text('onboarding.account.signIn') })
    await expect(signIn).toHaveAttribute('href', '/auth/login')
    await expect(session.hasRecord()).toBe(false)
    await expect(registerPage(canvasElement).password()).toHaveValue(CAMILLE.password)
  },
}

export const EmailInUse: Story = {
  tags: ['REG-51'],
  play: async ({ canvas, canvasElement }) => {
    await registerAccount(canvasElement, { email: CLAIRE })
    await registerPage(canvasElement).refuses(
      registerPage(canvasElement).email(),
      'Un compte existe déjà avec cette adresse email.',
    )
    const [offered] = canvas.getAllByRole('link', { name: text('onboarding.account.signIn') })
    if (!offered) throw new Error('a way to the sign-in is offered')
    await userEvent.click(offered)
    await expect(await canvas.findByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible()
  },
}

export const Resumed: Story = {
  tags: ['REG-46', 'C239', 'decision-24'],
  parameters: { visit: { as: NOE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', lastStep())).toBeVisible()
    await expect(canvas.getByText(pattern('onboarding.business.resumed'))).toBeVisible()
  },
}

export const LedToStepTwo: Story = {
  tags: ['REG-46', 'decision-24'],
  args: { url: '/auth/login?redirect=%2Fsettings' },
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole('textbox', { name: text('forms.label.email') })
    await userEvent.type(email, NOE)
    await userEvent.type(
      canvas.getByLabelText(text('forms.label.password'), { selector: 'input' }),
      `${sandboxPassword}{Enter}`,
    )
    // in the language of the user from here on
    await waitFor(() => expect(canvas.getByRole('heading', lastStep())).toBeVisible(), { timeout: 10_000 })
    await arrived(args.onArrive, '/onboarding/register')
  },
}

const inEnglish = () => {
  for (const user of sandbox().world.users) if (user.email === NOE) user.language.language = 'en'
}
const inOwnWords = { level: 1, name: messages['onboarding.business.title'] }

/** Straight from the sign-in to step 2, without the signed-in area that would show it. */
export const InTheOwnLanguage: Story = {
  tags: ['LAN-08', 'REG-46'],
  args: { url: '/auth/login?redirect=%2Fonboarding%2Fregister' },
  beforeEach: inEnglish,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('forms.label.email') }), NOE)
    await userEvent.type(
      canvas.getByLabelText(text('forms.label.password'), { selector: 'input' }),
      `${sandboxPassword}{Enter}`,
    )
    await expect(await canvas.findByRole('heading', inOwnWords)).toBeVisible()
  },
}

/** Whoever chose a language at step 2 finds it again after a reload. */
export const InTheChosenLanguage: Story = {
  tags: ['LAN-08', 'REG-46'],
  parameters: { visit: { as: NOE } },
  beforeEach() {
    inEnglish()
    registrationProgress.owe(session.userId())
    storeLanguage('fr')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', lastStep())).toBeVisible()
    await expect(callsTo('getMyLanguageConfig')).toEqual([])
  },
}

/** Step 1 was made here, an invitation accepted elsewhere, and no answer names the company: there is a way out. */
export const JoinedElsewhere: Story = {
  tags: ['REG-46', 'INV-16'],
  parameters: { visit: { as: NOE } },
  beforeEach({ msw }) {
    registrationProgress.owe(session.userId())
    const { user } = sandbox().signIn(NOE)
    const data = { ...user, company: null, user_type: 'brand_member' }
    msw.use(raw('getProfile', { success: true, data }), raw('getCurrentUser', { success: true, data }))
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(pattern('onboarding.existing.title'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('onboarding.signedIn.dashboard') }))
    await arrived(args.onArrive, '/dashboard')
    await expect(callsTo('setupBusiness')).toEqual([])
  },
}

export const HasABusiness: Story = {
  tags: ['REG-46', 'decision-24'],
  parameters: { visit: { as: CLAIRE } },
  play: async ({ args }) => {
    await arrived(args.onArrive, '/dashboard')
  },
}

export const MadeAfterAll: Story = {
  tags: ['C241', 'decision-22'],
  parameters: { visit: { as: NOE } },
  beforeEach: ({ msw }) => {
    // the business is there; the answer is lost
    msw.use(fault('setupBusiness', 'lost'))
  },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('heading', lastStep())
    const page = registerPage(canvasElement)
    await page.name('Atelier Vert')
    await userEvent.click(page.launch())
    await arrived(args.onArrive, '/dashboard?welcome=true&trial=true&onboarding=complete')
  },
}

export const LeavingWarns: Story = {
  tags: ['REG-47'],
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: text('forms.label.firstName') }), 'Camille')
    await userEvent.click(canvas.getByRole('link', { name: text('onboarding.account.signIn') }))
    const body = within(document.body)
    const dialog = await body.findByRole('alertdialog', { name: pattern('common.unsaved.title') })
    await userEvent.click(within(dialog).getByRole('button', { name: text('common.unsaved.stay') }))
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(page.first_name()).toHaveValue('Camille')
    await userEvent.click(canvas.getByRole('link', { name: text('onboarding.account.signIn') }))
    await userEvent.click(await body.findByRole('button', { name: text('common.unsaved.leave') }))
    await arrived(args.onArrive, '/auth/login')
  },
}

export const LeavingNothingBehind: Story = {
  tags: ['REG-47'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: text('onboarding.account.signIn') }))
    await arrived(args.onArrive, '/auth/login')
  },
}
