import { aborted, networkError } from '../api-error'
import type { Reply, Send } from './call'

/** `getAllResponseHeaders()` as `Headers`. */
function readHeaders(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** An integer from 0 to 100, also when the total is unknown or wrong (C214). */
export const percentOf = (loaded: number, total: number): number =>
  total > 0 && loaded > 0 ? Math.min(100, Math.max(0, Math.floor((loaded / total) * 100))) : 0

/**
 * Sends an upload with XMLHttpRequest, because `fetch` reports no progress. XHR follows redirects, so an answer from
 * another URL is refused.
 */
export const sendUploadWith =
  (onProgress: (percent: number) => void): Send =>
  (call) =>
    new Promise<Reply>((resolve, reject) => {
      if (call.signal.aborted) return reject(aborted())
      const xhr = new XMLHttpRequest()
      const stop = () => xhr.abort()
      call.signal.addEventListener('abort', stop, { once: true })

      xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress(lengthComputable ? percentOf(loaded, total) : 0),
      )
      xhr.addEventListener('error', () => reject(networkError()))
      xhr.addEventListener('abort', () => reject(aborted()))
      xhr.addEventListener('load', () => {
        if (xhr.responseURL !== new URL(call.url).href)
          return reject(networkError(new Error('The upload was redirected')))
        resolve({ status: xhr.status, headers: readHeaders(xhr.getAllResponseHeaders()), text: xhr.responseText })
      })
      xhr.addEventListener('loadend', () => call.signal.removeEventListener('abort', stop))

      xhr.open(call.method, call.url)
      for (const [name, value] of Object.entries(call.headers)) xhr.setRequestHeader(name, value)
      onProgress(0)
      xhr.send(call.body ?? null)
    })
