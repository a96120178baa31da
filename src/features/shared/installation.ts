import { createContext, use, type ComponentType } from 'react'

/** What differs between installations and screens may show (decision 1); what `config.json` does not give is hidden. */
export type Installation = {
  billingPortalUrl?: string
  supportEmail?: string
  /** Hosts a checkout address may have; any host when absent (decision 16). */
  checkoutHosts?: readonly string[]
  legal?: Partial<Record<LegalPage, string>>
  /** Sandbox builds alone: offers the seeded people on the login page. */
  LoginAside?: ComponentType<LoginAsideProps>
}

export type LegalPage = 'notice' | 'terms' | 'privacy' | 'cookies' | 'accessibility'

export type LoginAsideProps = { onPick: (email: string, password: string) => void }

export const InstallationContext = createContext<Installation>({})

export const useInstallation = () => use(InstallationContext)
