import { UPLOAD } from '~/api/transport/call'
import { timeLimit } from '~/api/transport/interceptors'

import { aborted, isAbort, networkError, toApiError } from './api-error'
import { apiPorts, type ApiPorts } from './ports'
import { addressOf, type Reply, type Send } from './transport/call'
import { keepMessage } from './transport/envelope'
import { exchange } from './transport/transport'

export type Upload = {
  /** Below `apiBaseUrl`, with leading and trailing slash. The documents show no path (SES-43). */
  path: string
  file: Blob
  /** An integer from 0 to 100. Restarts at 0 when the upload is sent again with a new token. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

type UploadFields = { ports?: ApiPorts; sendWith?: (onProgress: (percent: number) => void) => Send }

/** Sends a file as the multipart field `file`, through the same steps as every call. */
export async function upload(
  { path, file, onProgress = () => {}, signal = new AbortController().signal }: Upload,
  { ports = apiPorts(), sendWith = sendUploadWith }: UploadFields = {},
): Promise<unknown> {
  const limit = timeLimit(ports.clock)
  const sessionSignal = ports.tokens.sessionSignal()
  const body = new FormData()
  body.append('file', file)
  const send = sendWith((percent) => {
    if (sessionSignal.aborted) return
    limit.restart()
    onProgress(percent)
  })
  try {
    const url = addressOf(UPLOAD, path, await ports.apiBaseUrl())
    const call = { operation: UPLOAD, url, method: 'POST', headers: {}, body, keepalive: false, signal, sessionSignal }
    const { data, message } = await exchange({ call, ports, send, limit: limit.interceptor })
    keepMessage(data, message)
    return data
  } catch (error) {
    if (isAbort(error)) throw error
    throw toApiError(error)
  }
}

/** `getAllResponseHeaders()` as `Headers`. */
function readHeaders(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** An integer from 0 to 100, also when the total is unknown or wrong. */
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
