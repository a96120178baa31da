import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { loadFonts } from '~/design/load-fonts'
import { startLanguage } from '~/i18n/start-language'
import { watchForSession } from '~/session/session-traces'
import { installLastResort } from '~/telemetry/last-resort'
import { reportError } from '~/telemetry/reporter'

import { App } from './App'
import { createRuntime } from './runtime'

/** Starts the app on a page: once, before anything is shown. */
export function startApp(root: Element | null): void {
  if (!root) throw new Error('The page has no element to show the app in')
  installLastResort()
  startLanguage()
  const runtime = createRuntime(globalThis.origin)
  const { services } = runtime
  // a session that is there, or appears, is asked for at once; where its code does not come, whoever needs it says so
  const loadServices = () => void services.load().catch((error: unknown) => reportError(error, { from: 'session' }))
  if (services.expected()) loadServices()
  watchForSession(loadServices)
  createRoot(root).render(
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>,
  )
  // the first paint waits for no font; Safari has no requestIdleCallback
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => void loadFonts())
}
