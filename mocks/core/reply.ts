type Manner = {
  message?: string
  /** Without the envelope: allowed for refresh and register only (decision 4). */
  bare?: boolean
  /** Properties beside `data`, for the one answer that has some (B §3). */
  beside?: Record<string, unknown>
}

/** An answer that says how it is to be sent. A handler with nothing to say about that returns its data alone. */
export class Reply<Data> {
  readonly data: Data
  readonly manner: Manner

  constructor(data: Data, manner: Manner) {
    this.data = data
    this.manner = manner
  }
}

export const reply = <Data>(data: Data, manner: Manner) => new Reply(data, manner)

export const said = <Data>(message: string, data: Data) => new Reply(data, { message })

/** Data that is due nowhere is left out of the envelope. */
export function toResponse(answer: unknown, status: number): Response {
  const { data, manner } = answer instanceof Reply ? answer : new Reply(answer, {})
  if (manner.bare) return Response.json(data, { status })
  return Response.json({ success: true, message: manner.message ?? null, data, ...manner.beside }, { status })
}
