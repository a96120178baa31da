import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PAYMENT_TEXTS } from '#mocks/domain/payment-texts.ts'
import { SandboxPayment } from '~/app/sandbox/SandboxPaymentPages'
import type { BrowserSandbox } from '~/app/sandbox/start-sandbox'
import { ThemeRoot } from '~/design/theme/theme-mode'

type Checkout = NonNullable<Awaited<ReturnType<BrowserSandbox['checkout']>>>

const OPEN: Checkout = {
  session_id: 'cs_7',
  company_id: 2,
  plan_type: 'solo_business',
  planName: 'Solo Business',
  amount: 95,
  status: 'open',
  created_at: '2026-03-16T09:00:00Z',
}

const checkout = vi.fn<BrowserSandbox['checkout']>()
const pay = vi.fn<BrowserSandbox['pay']>()
// what the payment page uses of a sandbox
const sandbox = { checkout, pay, paymentTexts: PAYMENT_TEXTS } as unknown as BrowserSandbox
const sent = vi.fn<(address: string) => void>()

const show = () =>
  render(
    <ThemeRoot>
      <IntlProvider locale="fr" onError={() => {}}>
        <SandboxPayment sandbox={sandbox} />
      </IntlProvider>
    </ThemeRoot>,
  )

beforeEach(() => {
  history.replaceState(null, '', '/sandbox/payment?session_id=cs_7')
  checkout.mockReset().mockResolvedValue(OPEN)
  pay.mockReset().mockResolvedValue(true)
  sent.mockReset()
  // jsdom sends no form
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
    sent(`${new URL(this.action).pathname}?${fields.join('&')}`)
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the payment page of the embedded sandbox', () => {
  it('loads the checkout of its address, and names plan and price', async () => {
    show()
    expect(await screen.findByText(/^Solo Business/)).toHaveProperty(
      'textContent',
      expect.stringMatching(/^Solo Business.*95\s€.*HT par mois$/),
    )
    expect(checkout).toHaveBeenCalledExactlyOnceWith('cs_7')
  })

  it('pays before it leads to the result, and once however often it is pressed', async () => {
    const payment = Promise.withResolvers<boolean>()
    pay.mockReturnValue(payment.promise)
    show()
    const button = await screen.findByRole('button', { name: 'Payer' })
    await userEvent.tripleClick(button)
    expect(pay).toHaveBeenCalledExactlyOnceWith('cs_7')
    expect(sent).not.toHaveBeenCalled()
    payment.resolve(true)
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/billing/success?session_id=cs_7&plan_type=solo_business'))
  })

  it('cancels with a reason, and pays nothing', async () => {
    show()
    const cancel = await screen.findByRole('link', { name: 'Annuler' })
    expect(cancel.getAttribute('href')).toBe('/billing/cancel?session_id=cs_7&plan_type=solo_business&reason=cancelled')
    expect(pay).not.toHaveBeenCalled()
  })

  it('goes back as the browser would', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Retour' }))
    expect(back).toHaveBeenCalledOnce()
  })

  it('says that a checkout is paid already, and leads to the result', async () => {
    checkout.mockResolvedValue({ ...OPEN, status: 'paid' })
    show()
    expect(await screen.findByRole('heading', { name: 'Ce paiement est déjà fait' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Retour à l’application' }).getAttribute('href')).toBe(
      '/billing/success?session_id=cs_7&plan_type=solo_business',
    )
    expect(screen.queryByRole('button', { name: 'Payer' })).toBeNull()
  })

  it('leads back to the plans when nobody began the payment', async () => {
    checkout.mockResolvedValue(undefined)
    show()
    expect(await screen.findByRole('heading', { name: 'Ce paiement n’existe pas' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Retour' }).getAttribute('href')).toBe('/subscription/upgrade')
  })
})
