/** Path of MSW's worker in the build. */
const WORKER = '/mockServiceWorker.js'

type ScriptUrlPolicy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }

/** The sandbox build's policy allows only the Trusted Types policy 'sandbox-worker'. It accepts this one URL. */
function trusted(url: string): string {
  // Trusted Types are missing in the DOM library and in some browsers
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('sandbox-worker', {
    createScriptURL(wanted) {
      if (wanted !== WORKER) throw new TypeError(`${wanted} is not the worker of the sandbox`)
      return wanted
    },
  })
  return policy ? policy.createScriptURL(url) : url
}

/**
 * Registers the worker before MSW does: MSW passes a plain string, which Trusted Types refuse. Then waits until the
 * worker controls the page. After a forced reload there is no controller; MSW reloads the page once.
 */
export async function registerWorker(): Promise<string> {
  const { serviceWorker } = navigator
  const controlling = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  const { active } = await serviceWorker.register(trusted(WORKER))
  if (!active && !serviceWorker.controller) await controlling
  return WORKER
}
