import { cdp, page } from 'vitest/browser'

/** For stories of Windows contrast themes: Storybook has no setting for them. */
globalThis.forceColours = async (forced) => {
  const features = [{ name: 'forced-colors', value: forced ? 'active' : 'none' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** For dialogs, which are looked at on a phone after the play has opened them. The next story sets its own window. */
globalThis.resizeWindow = (width) => page.viewport(width, 800)
