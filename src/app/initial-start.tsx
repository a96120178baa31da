import type { Start } from './configuration'
import { SandboxPeopleFrame } from './sandbox/SandboxPeopleFrame'

/** Before the configuration has come, and of the pre-rendered pages. */
export const INITIAL_START: Start = {
  failed: false,
  installation: __SANDBOX__ ? { LoginAside: () => <SandboxPeopleFrame /> } : {},
}
