import type { Start } from './configuration'
import { SandboxPeopleFrame } from './sandbox/SandboxPeopleFrame'

/** The state before the configuration is loaded, also on pre-rendered pages. */
export const INITIAL_START: Start = {
  failed: false,
  installation: __SANDBOX__ ? { LoginAside: () => <SandboxPeopleFrame /> } : {},
}
