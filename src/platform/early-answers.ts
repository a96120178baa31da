/*
 * A call that a page is sure to make can be sent by its early script, before the app's scripts are here. The app then takes
 * that answer instead of asking again.
 */

declare global {
  // the early script and the app are bundled apart
  var earlyAnswers: Map<string, Promise<Response>> | undefined
}

/** Sends a GET whose answer waits for `takeEarlyOrFetch`. @returns a copy of the answer, whose body has come */
export function fetchEarly(request: Request): Promise<Response> {
  const answer = fetch(request).then(async (sent) => new Response((await sent.text()) || null, sent))
  // a failure is no unhandled rejection if nothing takes the answer
  answer.catch(() => {})
  globalThis.earlyAnswers = (globalThis.earlyAnswers ?? new Map()).set(request.url, answer)
  return answer.then((whole) => whole.clone())
}

/**
 * `fetch`, but an answer that was asked for early is taken: once, so that whoever asks again gets a new one. When the early
 * call fails, the request is sent as if there had been none.
 */
export function takeEarlyOrFetch(request: Request): Promise<Response> {
  // what was sent early is a GET
  const earlyAnswers = request.method === 'GET' ? globalThis.earlyAnswers : undefined
  const early = earlyAnswers?.get(request.url)
  earlyAnswers?.delete(request.url)
  const send = () => fetch(request)
  return early?.catch(send) ?? send()
}

/** Drops answers that were not taken: they are out of date by now. */
export const forgetEarlyAnswers = (): void => globalThis.earlyAnswers?.clear()
