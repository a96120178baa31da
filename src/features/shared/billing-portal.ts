import { safeCheckoutUrl } from '~/session/checkout-url'

import { useInstallation } from './installation'

/** The provider's billing pages, where the installation names an address that may be followed (decisions 1, 16). */
export const useBillingPortal = (): string | undefined => safeCheckoutUrl(useInstallation().billingPortalUrl)
