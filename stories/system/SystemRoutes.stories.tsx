import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { looks } from '../../.storybook/modes'
import { fail } from '../support/answers'
import { publicPageMeta } from '../support/page-meta'
import { shownReference } from '../support/reference'
import { Screen } from '../support/Screen'
import { formats, pattern, text } from '../support/text'

const meta = {
  component: Screen,
  ...publicPageMeta,
  args: { url: '/404', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const signedIn = { visit: { as: CLAIRE } }

export const NotFound: Story = {
  tags: ['GRD-01', 'GRD-06'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: text('errors.page.notFound.title') }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('common.backToLogin') })).toBeVisible()
  },
}

export const NotFoundUnknownAddress: Story = {
  tags: ['GRD-06'],
  args: { url: '/nulle/part?x=1' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: text('errors.page.notFound.title') }),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(pattern('errors.page.notFound.title')))
  },
}

export const NotFoundSignedIn: Story = {
  tags: ['GRD-06', 'GRD-07'],
  args: { url: '/nulle/part' },
  parameters: { steps: { from: 'md' }, ...signedIn, chromatic: { modes: looks } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: text('frame.main') })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: text('errors.page.notFound.title') })).toBeVisible()
    // the frame and the title stand before the server has said who is here, the page after
    await userEvent.click(await canvas.findByRole('link', { name: text('common.backToDashboard') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/dashboard'))
  },
}

export const IndexSignedOut: Story = {
  tags: ['GRD-05'],
  args: { url: '/' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith('/auth/login')
  },
}

export const IndexSignedIn: Story = {
  tags: ['GRD-05'],
  args: { url: '/' },
  parameters: signedIn,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/dashboard'))
  },
}

export const Statement: Story = {
  tags: ['NFR-13'],
  args: { url: '/accessibility' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: text('settings.accessibility.title') }),
    ).toBeVisible()
  },
}

export const DiagnosisSignedOut: Story = {
  tags: ['GRD-08', 'LAN-24', 'C200'],
  args: { url: '/test/auth' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(text('settings.diagnosis.session.closed'))).toBeVisible()
    await expect(canvas.getAllByText(text('settings.diagnosis.absent'))).toHaveLength(3)
    await expect(await canvas.findByText(text('settings.diagnosis.health.down'))).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith('/test/auth')
  },
}

export const DiagnosisSignedIn: Story = {
  tags: ['GRD-08', 'LAN-24', 'C200'],
  args: { url: '/test/auth' },
  parameters: signedIn,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text('settings.diagnosis.health.healthy'))).toBeVisible()
    await expect(canvas.getByText('Claire Fontaine')).toBeVisible()
    // no role is stored: it is asked for
    await expect(await canvas.findByText(text('common.role.agency_admin'))).toBeVisible()
    await expect(
      canvas.getByText(
        text('settings.diagnosis.expiresIn', { when: formats().relative(new Date(300_000), new Date(0)) }),
      ),
    ).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/eyJ/)
  },
}

export const DiagnosisRefused: Story = {
  tags: ['LAN-24', 'decision-27'],
  args: { url: '/test/auth' },
  parameters: { visit: { as: CLAIRE } },
  beforeEach: ({ msw }) => msw.use(fail('getCurrentLanguage', 401)),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(text('settings.diagnosis.health.partial'))).toBeVisible()
    // a 401 here starts no renewal, no logout, no redirect
    await expect(canvas.getByText(text('settings.diagnosis.session.open'))).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith('/test/auth')
  },
}

export const RouteErrorBoundary: Story = {
  tags: ['GRD-16', 'NFR-03'],
  args: { url: '/dashboard' },
  parameters: { visit: { as: CLAIRE } },
  beforeEach: ({ msw }) => msw.use(fail('getCurrentUser', 500, { times: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text('errors.page.server.title') })).toBeVisible()
    await expect(await shownReference()).toHaveTextContent(pattern('common.reference', { reference: '500 · ' }))
    // this is the dashboard's address
    await expect(canvas.queryByRole('link', { name: text('common.backToDashboard') })).toBeNull()
  },
}

export const RouteRetried: Story = {
  ...RouteErrorBoundary,
  parameters: { ...RouteErrorBoundary.parameters, steps: { from: 'md' } },
  play: async (context) => {
    await RouteErrorBoundary.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: text('common.retry') }))
    await expect(await canvas.findByRole('navigation', { name: text('frame.main') })).toBeVisible()
  },
}
