/** Changes an answer on its way. */
export type Tamper = (answer: Response, request: Request) => Response | Promise<Response>

/** Puts a value at a place, in each entry of a list where it says `[]`; `undefined` takes the place away. */
function put(into: unknown, place: string[], value: unknown): void {
  const [key = '', ...rest] = place
  if (typeof into !== 'object' || into === null) throw new Error(`Nothing to change at ${place.join('.')}`)
  if (key === '[]') for (const entry of Object.values(into)) put(entry, rest, value)
  else if (!(key in into)) throw new Error(`Nothing to change at ${key}`)
  else if (rest.length > 0) put(Reflect.get(into, key), rest, value)
  else Reflect.set(into, key, value)
}

export const changed =
  (place: string, value?: unknown): Tamper =>
  async (answer) => {
    const body: unknown = await answer.json()
    put(body, place.split('.'), value)
    return Response.json(body, { status: answer.status })
  }

/** Changes only answers to calls with a token. */
export const signedIn =
  (tamper: Tamper): Tamper =>
  (answer, request) =>
    request.headers.has('authorization') ? tamper(answer, request) : answer
