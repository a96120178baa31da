import { logSecurityEvent } from '~/api/generated/sdk.gen'
import { maskUrl } from '~/telemetry/mask'

/** Events of the provider's security log. Names only: never an address, a password or a token. */
export type SecurityEventName =
  | 'account_created'
  | 'account_refused'
  | 'business_created'
  | 'business_refused'
  | 'invitation_accepted'
  | 'invitation_refused'

/** Fire and forget (K29): not awaited, answer and failure ignored, and `keepalive` lets it outlive the page. */
export function logSecurity(type: 'registration' | 'business_setup' | 'invitation', event: SecurityEventName): void {
  const call = logSecurityEvent({
    body: {
      timestamp: new Date().toISOString(),
      type,
      event,
      data: { user_agent: navigator.userAgent, url: maskUrl(document.URL) },
    },
    keepalive: true,
  })
  call.catch(() => {})
}
