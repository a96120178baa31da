import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

import { recordCall } from './calls'
import { recordUnhandled } from './unhandled-calls'

/** Files of the app and of Storybook, and texts in other languages, come from the page's own origin. */
const isOwnFile = ({ origin, pathname }: URL) => origin === globalThis.origin && !pathname.startsWith('/api/')

export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { request } = frame.data
      if (isOwnFile(new URL(request.url))) return
      recordUnhandled(request)
      defaults.error()
    },
  })
  worker.events.on('request:start', ({ request }) => void recordCall(request))
  return worker
}
