const messages = new WeakMap<object, string>()

/** The transport leaves the envelope's message here, beside the data it came with (decision 4). */
export function keepMessage(data: unknown, message: string | undefined): void {
  if (typeof data === 'object' && data !== null && message !== undefined) messages.set(data, message)
}

/** The message of the envelope that brought this very object. */
export const messageOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null ? messages.get(data) : undefined
