/*
 * A call that a page is sure to make can be sent by its early script, before the app's scripts are here. The app then takes
 * that answer instead of asking again.
 */

type Answers = Map<string, Promise<Response>>

declare global {
  // the early script and the app are bundled apart
  var earlyAnswers: Answers | undefined
}

/** Sends a call whose answer waits for `fetchOnce`. @returns a copy of the answer, whose body has come */
export function fetchEarly(request: Request): Promise<Response> {
  // read to its end at once: whoever takes it later waits for nothing that could hang
  const answer = fetch(request).then(async (sent) => new Response((await sent.text()) || null, sent))
  globalThis.earlyAnswers = (globalThis.earlyAnswers ?? new Map()).set(request.url, answer)
  return answer.then((whole) => whole.clone())
}

/** `fetch`, but an answer that was asked for early is taken; once, so that whoever asks again gets a new one. */
export const fetchOnce = (request: Request): Promise<Response> => {
  const early = globalThis.earlyAnswers?.get(request.url)
  globalThis.earlyAnswers?.delete(request.url)
  return early ?? fetch(request)
}
