import { cdp } from 'vitest/browser'

/** For stories of Windows contrast themes: Storybook itself has no way to show them. */
globalThis.forceColours = async (forced) => {
  const features = [{ name: 'forced-colors', value: forced ? 'active' : 'none' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
