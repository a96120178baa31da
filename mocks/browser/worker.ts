/** Where the build puts MSW's worker. */
const WORKER = '/mockServiceWorker.js'

type ScriptUrlPolicy = { createScriptURL(url: string): string }
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }

/** The sandbox build's policy names 'sandbox-worker' and nothing else: it lets this one address through. */
function trusted(url: string): string {
  // Trusted Types are not in the DOM library, and not in every browser
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
 * Registers the worker before MSW looks for one: MSW would register it by a plain text, which Trusted Types refuse.
 * Then waits until it controls the page. A page that was reloaded past its worker has none; MSW reloads it once.
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
