/** Path of the sandbox's payment page. Not a route of the app. */
export const PAYMENT_PATH = '/sandbox/payment'

export const isPaymentPage = () => typeof document !== 'undefined' && new URL(document.URL).pathname === PAYMENT_PATH
