/** Calls that no handler answered. MSW answers them with a 500, which a story of a failure would take for its own. */
const calls: string[] = []

export const recordUnhandled = ({ method, url }: Request) => void calls.push(`${method} ${url}`)

export const forgetUnhandled = () => void calls.splice(0)

export function expectAllHandled() {
  const unhandled = calls.splice(0)
  if (unhandled.length > 0) throw new Error(`The story made calls that it does not answer: ${unhandled.join(', ')}`)
}
