/** Where the sandbox of this browser stands in for the payment provider: no route of the app. */
export const PAYMENT_PATH = '/sandbox/payment'

export const isPaymentPage = () => typeof document !== 'undefined' && new URL(document.URL).pathname === PAYMENT_PATH
