/** Paths of the pages that stand in for the payment provider's. Not routes of the app. */
export const PAYMENT_PATH = '/sandbox/payment'
export const PORTAL_PATH = '/sandbox/portal'

const isOpen = (path: string) => typeof document !== 'undefined' && new URL(document.URL).pathname === path

export const isPaymentPage = () => isOpen(PAYMENT_PATH)
export const isPortalPage = () => isOpen(PORTAL_PATH)
