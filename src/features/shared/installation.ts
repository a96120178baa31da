import { type ComponentType, createContext, use } from 'react'

import type { JsonObject } from '~/platform/json'

/** The part of `config.json` that screens use (decision 1). Features whose setting is missing are hidden. */
export type Installation = {
  /** `config.json` has been read. Before, a page keeps the room of what it may bring. */
  isRead?: true
  billingPortalUrl?: string
  supportEmail?: string
  /** Allowed hosts of a checkout URL; any host when absent. */
  checkoutHosts?: readonly string[]
  legal?: Partial<Record<LegalPage, string>>
  /** Instead of the product's own name and logo. */
  brand?: { name?: string; logo?: string }
  helpUrl?: string
  statusUrl?: string
  /** Tells installations apart: 'Recette'. */
  environment?: string
  /** Read where it is shown: `features/shell/announcement.ts`. */
  announcement?: JsonObject
  /** Loads `config.json` again, to follow what it announces. */
  reload?: () => void
  /** Sandbox builds only: the seeded users on the login page. */
  LoginAside?: ComponentType<LoginAsideProps>
}

/** What came for the address of a file. `text` and `status` are missing when there was no answer. */
export type ServedFile = { status?: number; text?: string }

export type LegalPage = 'notice' | 'terms' | 'privacy' | 'cookies' | 'accessibility'

export type LoginAsideProps = { onPick: (email: string, password: string) => void }

export const InstallationContext = createContext<Installation>({})

export const useInstallation = () => use(InstallationContext)

/** A test compares it with package.json. */
export const APP_VERSION = '3.0.0'
