import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { loadFonts } from '~/design/theme/fonts'
import { getTheme } from '~/design/theme/theme'
import { startLanguage } from '~/i18n/start-language'
import { watchForSession } from '~/session/session-traces'
import { installLastResort } from '~/telemetry/last-resort'
import { reportError } from '~/telemetry/reporter'

import { App } from './App'
import { PENDING_ATTRIBUTE, PRESSED_ATTRIBUTE, TEXTS_ATTRIBUTE } from './prerendered'
import { createRuntime, type Runtime } from './runtime'

/** Lets the page paint, and answer to a key, before what comes next. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Starts the app on a page: once, before anything is shown, in tasks that leave a slow device room for the first keys. */
export async function startApp(root: Element | null): Promise<void> {
  if (!root) throw new Error('The page has no element to show the app in')
  installLastResort()
  startLanguage()
  await turn()
  const runtime = createRuntime(globalThis.origin)
  const session = followSession(runtime)
  await turn()
  getTheme()
  await turn()

  if (root.hasChildNodes()) void takeOver(root, runtime, session)
  else createRoot(root).render(<Page runtime={runtime} />)

  // the first paint waits for no font; Safari has no requestIdleCallback
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => void loadFonts())
}

function Page({ runtime }: { runtime: Runtime }) {
  useEffect(() => {
    // by now the page shows what this visitor is meant to see: the language, and whether there is a session
    document.documentElement.removeAttribute(PENDING_ATTRIBUTE)
    pressAgain()
  }, [])
  return (
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>
  )
}

/** What was pressed before there was anything to answer: the boot script noted it. */
function pressAgain(): void {
  document.documentElement.removeAttribute(TEXTS_ATTRIBUTE)
  for (const button of document.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`)) {
    button.removeAttribute(PRESSED_ATTRIBUTE)
    // not within a commit: a part that has not come to life is brought to it by a press
    setTimeout(() => button.click())
  }
}

/** A session that is there, or appears, is asked for at once; where its code does not come, whoever needs it says so. */
function followSession({ services }: Runtime): Promise<void> {
  const load = () => services.load().then(noAnswer, (error: unknown) => reportError(error, { from: 'session' }))
  watchForSession(() => void load())
  return services.expected() ? load() : Promise.resolve()
}

const noAnswer = () => {}

/**
 * Makes a page that the build rendered come to life, with what was typed into it meanwhile. The router must have loaded
 * what it shows, and must render as on the server for good; a transition lets the page answer in between.
 */
async function takeOver(root: Element, runtime: Runtime, session: Promise<void>): Promise<void> {
  const { router } = runtime
  router.ssr = { manifest: undefined }
  await Promise.all([router.load(), session])
  startTransition(() => {
    hydrateRoot(root, <Page runtime={runtime} />, {
      onRecoverableError: (error) => reportError(error, { from: 'hydration' }),
    })
  })
}
