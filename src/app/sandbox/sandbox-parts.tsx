import type { LoginAsideProps } from '~/features/shared/installation'

import type { SandboxParts } from '../configuration'
import { startSandbox } from '../start-sandbox'
import { SandboxPanel } from './SandboxPanel'
import { SandboxPeople } from './SandboxPeople'

/** Starts the sandbox and returns its parts of the screen. */
export async function startSandboxParts(): Promise<SandboxParts | undefined> {
  const sandbox = await startSandbox()
  return (
    sandbox && {
      LoginAside: (props: LoginAsideProps) => <SandboxPeople {...props} {...sandbox} />,
      SandboxPanel: () => <SandboxPanel sandbox={sandbox} />,
    }
  )
}
