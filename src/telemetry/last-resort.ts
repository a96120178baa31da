import { reportError } from './reporter'

function onError(event: ErrorEvent) {
  // a resource that did not load comes without an error; its own place handles it
  if (event.error !== undefined && event.error !== null) reportError(event.error, { from: 'window' })
}

const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason, { from: 'promise' })

/** Reports what nothing else caught. @returns stops listening */
export function installLastResort(): () => void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
