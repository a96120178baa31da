import { createBareBackend, type Backend } from '../backend.ts'
import { controlsOf, type Controls } from '../controls.ts'

type OpenWorld = {
  backend: Backend
  controls: Controls
  /** The origin of the app that began a checkout. */
  appOf: (sessionId: string) => string | undefined
}

/** The oldest world is dropped, so that a long test run does not fill the memory. */
const MAX_WORLDS = 300

const NAME = /^[\w-]{1,80}$/

/** The world is selected by header, by cookie, or by the URL for a page that can set neither. */
export function worldNameOf(request: Request): string {
  const cookie = /(?:^|;\s*)world=([^;\s]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const given = request.headers.get('x-world') ?? new URL(request.url).searchParams.get('world') ?? cookie
  return given !== null && given !== undefined && NAME.test(given) ? given : 'shared'
}

export function createWorlds() {
  const open = new Map<string, OpenWorld>()

  return (name: string): OpenWorld => {
    const known = open.get(name)
    if (known) return known
    const apps = new Map<string, string>()
    const backend = createBareBackend({
      checkoutUrl({ session_id }, request) {
        const address = new URL(`/__sandbox/checkout/${session_id}`, request.url)
        const app = request.headers.get('origin') ?? address.origin
        apps.set(session_id, app)
        address.searchParams.set('world', name)
        address.searchParams.set('app', app)
        // the app sends the language it is shown in
        address.searchParams.set('lang', request.headers.get('accept-language')?.slice(0, 2) ?? '')
        return address.href
      },
    })
    const fresh = { backend, controls: controlsOf(backend), appOf: (sessionId: string) => apps.get(sessionId) }
    open.set(name, fresh)
    const oldest = open.keys().next()
    if (open.size > MAX_WORLDS && !oldest.done) open.delete(oldest.value)
    return fresh
  }
}
