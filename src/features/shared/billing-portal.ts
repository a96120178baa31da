import { safeCheckoutUrl } from '~/session/checkout-url'

import { useInstallation } from './installation'

/** URL of the provider's billing pages; undefined when not configured or not allowed. */
export const useBillingPortal = (): string | undefined => safeCheckoutUrl(useInstallation().billingPortalUrl)
