import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { apiPorts, setApiPorts } from '~/api/ports'
import { BusinessScreen } from '~/features/onboarding/BusinessScreen'

import { fail, fault, raw } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern } from '../../support/text'
import { registerPage } from './register-page'

const meta = {
  title: 'features/onboarding/BusinessScreen',
  component: Screen,
  subcomponents: { BusinessScreen },
  ...publicPageMeta,
  parameters: { ...publicPageMeta.parameters, visit: { as: NOE } },
  args: { url: '/onboarding/register' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The provider answers this. */
const json =
  (body: object, status = 200): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(raw('setupBusiness', body, { status }))

async function send(canvasElement: HTMLElement, before = () => {}) {
  const page = registerPage(canvasElement)
  await page.lastStep()
  await page.name('Atelier Vert')
  before()
  await userEvent.click(page.launch())
  return page
}

/** Sends the name: the failure is shown, the name stays, and the button works again. */
const fails =
  (message: () => RegExp, before?: () => void): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const { business, launch } = await send(canvasElement, before)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message())
    await expect(business()).toHaveValue('Atelier Vert')
    await waitFor(() => expect(launch()).not.toHaveAttribute('aria-disabled'))
  }

export const BusinessCreationFailed: Story = {
  tags: ['REG-15', 'C241'],
  beforeEach: json({ success: false, message: null, data: null }),
  play: fails(() => pattern('onboarding.business.refused')),
}

export const BusinessRefusedInWords: Story = {
  tags: ['REG-15', 'C241'],
  beforeEach: json({ success: false, message: 'Quota atteint ce mois-ci.' }),
  play: fails(() => /^Quota atteint ce mois-ci\.$/),
}

export const IncompleteData: Story = {
  tags: ['REG-16', 'C241'],
  beforeEach: json({ success: true, message: null, data: { company_id: 7, brand_id: 0, is_trial: true } }, 201),
  play: fails(() => pattern('onboarding.business.incomplete')),
}

export const NoData: Story = {
  tags: ['REG-16', 'C241'],
  beforeEach: json({ success: true, message: 'Créée' }, 201),
  play: fails(() => pattern('onboarding.business.incomplete')),
}

export const ServerMessage: Story = {
  tags: ['REG-20', 'C241'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('setupBusiness', 500, {
        details: { business_name: ['Ce nom est déjà pris.'], siren: ['Numéro requis.'] },
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await page.refuses(page.business(), 'Ce nom est déjà pris.')
    await expect(page.business()).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Numéro requis\./)
  },
}

export const ServerDown: Story = {
  tags: ['REG-20', 'C241', 'NFR-03'],
  beforeEach: json({ success: false, message: 'Trace' }, 500),
  play: fails(() =>
    inOrder(pattern('onboarding.business.failed'), pattern('errors.server'), /500 · setupBusiness · .*2026.*:/),
  ),
}

export const NetworkError: Story = {
  tags: ['REG-20'],
  beforeEach: ({ msw }) => msw.use(fault('setupBusiness', 'network')),
  play: fails(() => inOrder(pattern('onboarding.business.failed'), pattern('errors.network'))),
}

export const UnknownError: Story = {
  tags: ['REG-21'],
  // neither the network nor the provider: the application itself fails
  play: fails(
    () => pattern('onboarding.unknown'),
    () => setApiPorts({ ...apiPorts(), apiBaseUrl: () => Promise.reject(new TypeError('x is undefined')) }),
  ),
}

/** The next attempt is stopped by the form itself: what the server refused before is no longer above it. */
export const RefusalGoesWithNextAttempt: Story = {
  tags: ['REG-15', 'decision-22'],
  beforeEach: json({ success: false, message: 'Quota atteint ce mois-ci.' }),
  play: async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await canvas.findByText('Quota atteint ce mois-ci.')
    await waitFor(() => expect(page.launch()).not.toHaveAttribute('aria-disabled'))
    await page.name('')
    await userEvent.click(page.launch())
    await waitFor(() => expect(page.business()).toBeInvalid())
    await expect(canvas.queryByText('Quota atteint ce mois-ci.')).toBeNull()
  },
}
