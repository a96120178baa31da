import type { Decorator } from '@storybook/react-vite'

/** Restarts the story for another role or latency, because router and queries hold answers of the previous sandbox. */
export const withFreshSandbox: Decorator = (Story, { globals }) => (
  <Story key={`${String(globals['role'])} ${String(globals['latency'])}`} />
)
