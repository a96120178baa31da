const bytesOf = (text: string) => new TextEncoder().encode(text)

const firstHalf = (bytes: Uint8Array) => bytes.slice(0, Math.ceil(bytes.length / 2))

/** Half of the body, then nothing more. */
export const stalling = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.enqueue(firstHalf(bytesOf(text))) })

/** Half of the body, then a broken connection. */
export function breaking(text: string): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream(
    {
      pull(controller) {
        if (sent) controller.error(new TypeError('connection reset'))
        else controller.enqueue(firstHalf(bytesOf(text)))
        sent = true
      },
    },
    { highWaterMark: 0 },
  )
}

/** One byte at a time. */
export function dripping(text: string, delay: number): ReadableStream<Uint8Array> {
  const bytes = bytesOf(text)
  let at = 0
  let timer: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        controller.enqueue(bytes.slice(at, at + 1))
        at += 1
        if (at < bytes.length) return
        clearInterval(timer)
        controller.close()
      }, delay)
    },
    cancel: () => clearInterval(timer),
  })
}
