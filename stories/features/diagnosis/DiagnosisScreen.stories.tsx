import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { DiagnosisScreen } from '~/features/diagnosis/DiagnosisScreen'

import { looks } from '../../../.storybook/modes'
import { formats, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'

const HOUR = 3_600_000

const open = {
  open: true,
  user: { name: 'Camille Moreau', userType: 'agency_admin' },
  times: { accessMs: 4 * 60_000, refreshMs: 6.9 * 24 * HOUR, idleMs: 1.99 * HOUR },
}
const all = (works: boolean) => ({ supportedLanguages: works, frontendConfig: works, currentLanguage: works })

const meta = {
  component: DiagnosisScreen,
  parameters: { layout: 'fullscreen' },
  args: { session: open, test: { result: { health: 'healthy', probes: all(true) }, running: false, onRun: fn() } },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof DiagnosisScreen>

export default meta
type Story = StoryObj<typeof meta>

export const ConnectivityHealthy: Story = {
  tags: ['LAN-24', 'GRD-08'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(text('settings.diagnosis.session.open'))).toBeVisible()
    await expect(
      canvas.getByText(
        text('settings.diagnosis.expiresIn', { when: formats().relative(new Date(240_000), new Date(0)) }),
      ),
    ).toBeVisible()
    await expect(canvas.getByText(text('settings.diagnosis.health.healthy'))).toBeVisible()
    await expect(canvas.getAllByText(text('settings.diagnosis.probe.works'))).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: text('settings.diagnosis.probes.run') }))
    await expect(args.test.onRun).toHaveBeenCalledTimes(1)
  },
}

export const ConnectivityPartial: Story = {
  tags: ['LAN-24'],
  args: {
    session: { open: false },
    test: {
      result: { health: 'partial', probes: { ...all(true), currentLanguage: false } },
      running: false,
      onRun: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('settings.diagnosis.session.closed'))).toBeVisible()
    await expect(canvas.getAllByText(text('settings.diagnosis.absent'))).toHaveLength(3)
    await expect(canvas.getByText(text('settings.diagnosis.health.partial'))).toBeVisible()
    await expect(canvas.getAllByText(text('settings.diagnosis.probe.works'))).toHaveLength(2)
    await expect(canvas.getAllByText(text('settings.diagnosis.probe.fails'))).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: text('settings.diagnosis.signIn') })).toBeVisible()
  },
}

export const ConnectivityDown: Story = {
  tags: ['LAN-24'],
  args: { test: { result: { health: 'down', probes: all(false) }, running: false, onRun: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('settings.diagnosis.health.down'))).toBeVisible()
    await expect(canvas.getAllByText(text('settings.diagnosis.probe.fails'))).toHaveLength(3)
  },
}

export const RoleNotKnownYet: Story = {
  tags: ['GRD-08', 'C074'],
  args: { session: { ...open, user: { name: 'Camille Moreau', userType: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('settings.diagnosis.session.role'))).toBeVisible()
    await expect(canvas.getByText(text('settings.diagnosis.unknown'))).toBeVisible()
  },
}

export const Running: Story = {
  tags: ['LAN-24'],
  args: {
    session: { ...open, times: { ...open.times, accessMs: 0 } },
    test: { result: undefined, running: true, onRun: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: pattern('settings.diagnosis.probes.running') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText(text('settings.diagnosis.expired'))).toBeVisible()
    await expect(canvas.queryByText(pattern('settings.diagnosis.probe.works'))).not.toBeInTheDocument()
  },
}
