import type { Start } from './configuration'
import { isPaymentPage } from './sandbox/payment-path'
import { SandboxPeopleFrame } from './sandbox/SandboxPeopleFrame'

/** The state before the configuration is loaded, also on pre-rendered pages. */
export const INITIAL_START: Start = {
  failed: false,
  installation: __SANDBOX__ ? { LoginAside: () => <SandboxPeopleFrame /> } : {},
  // empty until the sandbox has loaded: the app has no route for this path
  ...(__SANDBOX__ && isPaymentPage() && { SandboxPage: () => null }),
}
