import type { Decorator } from '@storybook/react-vite'

/** Another role or latency starts the story anew: router and queries hold what the sandbox before it said. */
export const withFreshSandbox: Decorator = (Story, { globals }) => (
  <Story key={`${String(globals['role'])} ${String(globals['latency'])}`} />
)
