/*
 * The early script of a page can send a call that the page is sure to make, before the app's scripts have loaded. The
 * app then takes that answer instead of sending the call again.
 */

type EarlyAnswer = Promise<Response> & {
  /** Aborts the call. */
  stop?: () => void
}

declare global {
  // the early script and the app are separate bundles
  var earlyAnswers: Map<string, EarlyAnswer> | undefined
}

/** Sends a GET and keeps its answer for `takeEarlyOrFetch`. @returns a copy of the answer, with its whole body */
export function fetchEarly(request: Request): Promise<Response> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  request.signal.addEventListener('abort', stop)
  const answer = fetch(request, { signal: controller.signal }).then(
    async (sent) => new Response((await sent.text()) || null, sent),
  )
  // a failure is no unhandled rejection if nothing takes the answer
  answer.catch(() => {})
  globalThis.earlyAnswers = (globalThis.earlyAnswers ?? new Map()).set(request.url, Object.assign(answer, { stop }))
  return answer.then((whole) => whole.clone())
}

/**
 * `fetch`, except that it takes an early answer if there is one. It takes each only once: a repeated call gets a new
 * answer. When the early call failed, it sends the request as usual. Who gives up the request aborts the early call.
 */
export function takeEarlyOrFetch(request: Request): Promise<Response> {
  // only GETs are sent early
  const earlyAnswers = request.method === 'GET' ? globalThis.earlyAnswers : undefined
  const early = earlyAnswers?.get(request.url)
  earlyAnswers?.delete(request.url)
  const send = () => fetch(request)
  if (!early) return send()
  request.signal.addEventListener('abort', () => early.stop?.())
  // an aborted request is not sent: `fetch` rejects at once
  return early.catch(send)
}

/** Drops answers that were not taken, and aborts their calls: they are out of date by now. */
export function forgetEarlyAnswers(): void {
  for (const early of globalThis.earlyAnswers?.values() ?? []) early.stop?.()
  globalThis.earlyAnswers?.clear()
}
