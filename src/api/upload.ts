import { isAbort, toApiError } from './api-error'
import { apiPorts, type ApiPorts } from './ports'
import { addressOf, type Send } from './transport/call'
import { keepMessage } from './transport/envelope'
import { UPLOAD } from './transport/operations'
import { sendUploadWith } from './transport/send-upload'
import { timeLimit } from './transport/timeout'
import { exchange } from './transport/transport'

export type Upload = {
  /** Below `apiBaseUrl`, with leading and trailing slash. The documents show no path (SES-43). */
  path: string
  file: Blob
  /** An integer from 0 to 100. Restarts at 0 when the upload is sent again with a new token. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

type UploadParts = { ports?: ApiPorts; sendWith?: (onProgress: (percent: number) => void) => Send }

/** Sends a file as the multipart field `file`, through the same steps as every call. */
export async function upload(
  { path, file, onProgress = () => {}, signal = new AbortController().signal }: Upload,
  { ports = apiPorts(), sendWith = sendUploadWith }: UploadParts = {},
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
