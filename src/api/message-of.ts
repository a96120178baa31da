const messages = new WeakMap<object, string>()

/** Keeps the envelope's message for `messageOf`, keyed by the data object it came with (decision 4). */
export function keepMessage(data: unknown, message: string | undefined): void {
  if (typeof data === 'object' && data !== null && message !== undefined) messages.set(data, message)
}

/** The envelope's message for this data object (compared by identity). */
export const messageOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null ? messages.get(data) : undefined
