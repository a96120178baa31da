type Manner = {
  message?: string
  /** Without envelope: allowed for refresh and register only (decision 4). */
  bare?: boolean
  /** Properties beside `data`, used by one answer. */
  beside?: Record<string, unknown>
}

/** An answer with its status and format. A handler without special needs returns the data alone. */
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

/** Leaves `data` out of the envelope when there is none. */
export function toResponse(answer: unknown, status: number): Response {
  const { data, manner } = answer instanceof Reply ? answer : new Reply(answer, {})
  if (manner.bare) return Response.json(data, { status })
  return Response.json({ success: true, message: manner.message ?? null, data, ...manner.beside }, { status })
}
