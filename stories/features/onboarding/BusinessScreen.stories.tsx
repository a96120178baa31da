import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'

import { BusinessScreen } from '~/features/onboarding/BusinessScreen'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { registerPage } from './register-page'

const meta = {
  component: BusinessScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    resumed: false,
    phase: 'idle',
    failure: null,
    draft: '',
    onDraft: fn(),
    onSubmit: fn(async () => {}),
    onSignOut: fn(),
  },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof BusinessScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['REG-07', 'REG-08', 'REG-09'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async ({ args, canvas, canvasElement }) => {
    const { business, launch } = registerPage(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: pattern('onboarding.business.title') })).toBeVisible()
    await expect(canvas.getByText(text('onboarding.step', { step: '2', total: '2' }))).toBeVisible()
    await expect(business()).toHaveAttribute('name', 'business_name')
    await expect(business()).toHaveAttribute('autocomplete', 'organization')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(
      expect.arrayContaining([
        text('onboarding.benefits.pages'),
        text('onboarding.benefits.users'),
        text('onboarding.benefits.analytics'),
        text('onboarding.benefits.support'),
        text('onboarding.benefits.free'),
      ]),
    )
    await expect(launch()).toHaveTextContent(pattern('onboarding.business.submit'))
    await userEvent.click(canvas.getByRole('button', { name: text('onboarding.signOut') }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

/** Submits a name that the form refuses. */
const refused =
  (name: string, message: () => string | RegExp): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.name(name)
    await userEvent.click(page.launch())
    await page.refuses(page.business(), message())
    await expect(page.business()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }

export const NameMissing: Story = {
  tags: ['REG-38'],
  play: refused('', () => text('onboarding.businessName.required')),
}
export const NameTooShort: Story = {
  tags: ['REG-38'],
  play: refused('A', () => text('onboarding.businessName.length')),
}
export const NameTooLong: Story = {
  tags: ['REG-38'],
  play: refused('Atelier '.repeat(13), () =>
    inOrder(pattern('onboarding.businessName.length'), pattern('forms.count', { count: 104, limit: 100 })),
  ),
}

export const NameForbiddenKeyword: Story = {
  tags: ['REG-39', 'K26'],
  play: refused('Admin Conseil', () => text('onboarding.businessName.forbidden')),
}

export const NameInvalidCharacters: Story = {
  tags: ['REG-38', 'C176'],
  play: async ({ canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.name('Atelier <Vert>')
    await userEvent.click(page.launch())
    await page.refuses(page.business(), pattern('onboarding.businessName.characters'))
  },
}

export const NameScriptPattern: Story = {
  tags: ['REG-40', 'C179'],
  play: refused('javascript:alerte', () => text('forms.suspicious')),
}

export const NameWithQuotes: Story = {
  tags: ['REG-14', 'REG-38', 'C176'],
  play: async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.name('L’Atelier & Co. "Paris"')
    await expect(args.onDraft).toHaveBeenLastCalledWith('L’Atelier & Co. "Paris"')
    await userEvent.click(page.launch())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ business_name: 'L\'Atelier & Co. "Paris"' }))
  },
}

export const Submitting: Story = {
  tags: ['REG-09'],
  args: { phase: 'submitting', draft: 'Atelier Vert' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: text('onboarding.business.submitting') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SentOnce: Story = {
  tags: ['C241', 'C301'],
  args: { draft: 'Atelier Vert' },
  play: async ({ args, canvas, canvasElement }) => {
    const { launch, business } = registerPage(canvasElement)
    const answer = Promise.withResolvers<void>()
    mocked(args.onSubmit).mockReturnValue(answer.promise)
    for (let press = 0; press < 10; press += 1) launch().click()
    await userEvent.type(business(), '{Enter}')
    await canvas.findByRole('button', { name: text('onboarding.business.submitting') })
    answer.resolve()
    // every press has been dealt with once the form can be sent again
    await userEvent.click(await canvas.findByRole('button', { name: pattern('onboarding.business.submit') }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

export const Resumed: Story = {
  tags: ['REG-46', 'SES-47', 'C239'],
  args: { resumed: true, draft: 'Atelier V' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(pattern('onboarding.business.resumed'))).toBeVisible()
    await expect(registerPage(canvasElement).business()).toHaveValue('Atelier V')
  },
}

export const Success: Story = {
  tags: ['REG-17'],
  args: { phase: 'redirecting', draft: 'Atelier Vert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('onboarding.business.done')).closest('[role="status"]')).not.toBeNull()
    await expect(canvas.queryByRole('button', { name: pattern('onboarding.business.submit') })).not.toBeInTheDocument()
  },
}
