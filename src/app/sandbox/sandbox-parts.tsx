import type { LoginAsideProps } from '~/features/shared/installation'

import type { SandboxParts } from '../configuration'
import { startSandbox } from '../start-sandbox'
import { isPaymentPage, isPortalPage, PAYMENT_PATH, PORTAL_PATH } from './sandbox-paths'
import { SandboxPanel } from './SandboxPanel'
import { SandboxPayment } from './SandboxPayment'
import { SandboxPeople } from './SandboxPeople'
import { SandboxPortal } from './SandboxPortal'

/** Starts the sandbox and returns its parts of the screen. */
export async function startSandboxParts(): Promise<SandboxParts | undefined> {
  const sandbox = await startSandbox({ paymentPath: PAYMENT_PATH })
  return (
    sandbox && {
      LoginAside: (props: LoginAsideProps) => <SandboxPeople {...props} {...sandbox} />,
      SandboxPanel: () => <SandboxPanel sandbox={sandbox} />,
      billingPortalUrl: new URL(PORTAL_PATH, document.URL).href,
      ...(isPortalPage() && { SandboxPage: () => <SandboxPortal sandbox={sandbox} /> }),
      ...(isPaymentPage() && { SandboxPage: () => <SandboxPayment sandbox={sandbox} /> }),
    }
  )
}
