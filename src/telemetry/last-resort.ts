import { reportError } from './reporter'

function onError(event: ErrorEvent) {
  // a resource that failed to load has no `error`; its own component handles it
  if (event.error !== undefined && event.error !== null) reportError(event.error, { from: 'window' })
}

const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason, { from: 'promise' })

/** Reports uncaught errors and rejections. @returns unsubscribes */
export function installLastResort(): () => void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
