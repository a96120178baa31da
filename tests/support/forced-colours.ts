import { cdp } from 'vitest/browser'

/** For stories of Windows contrast themes: Storybook has no setting for them. */
globalThis.forceColours = async (forced) => {
  const features = [{ name: 'forced-colors', value: forced ? 'active' : 'none' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}
