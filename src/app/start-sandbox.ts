import type { BrowserSandbox, BrowserSandboxOptions } from '#mocks/browser'

export type { BrowserSandbox }

/** The only entry to the sandbox. A production build replaces the condition by `false` and drops the import. */
export async function startSandbox(options: BrowserSandboxOptions): Promise<BrowserSandbox | undefined> {
  if (!__SANDBOX__) return undefined
  const { startBrowserSandbox } = await import('#mocks/browser')
  return startBrowserSandbox(options)
}
