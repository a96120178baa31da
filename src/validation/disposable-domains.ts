import { loadOnce } from '~/platform/async'
import { systemClock, within } from '~/platform/clock'

import listAddress from './disposable-domains.gen.txt?url'

/** Forwarding services with permanent addresses: some lists wrongly contain them. */
export const ALLOWED_DOMAINS: ReadonlySet<string> = new Set(['duck.com', 'mozmail.com', 'privaterelay.appleid.com'])

/** How long a form waits for the list. */
const PATIENCE_MS = 3000

/** Data, not a script: requested when the first valid address is checked (K32). Its lines are an ending and names. */
async function readList(): Promise<ReadonlySet<string>> {
  const response = await fetch(listAddress)
  if (!response.ok) throw new Error(`${listAddress}: ${response.status}`)
  const lines = (await response.text()).split('\n').map((line) => line.split(' '))
  return new Set(lines.flatMap(([ending, ...names]) => names.map((name) => `${name}.${ending}`)))
}

const list = loadOnce(readList)

/** No domain in the list has more labels. */
const MOST_LABELS = 6

/** `a.b.fr` gives `a.b.fr`, `b.fr`: subdomains belong to their provider. */
function domainsOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(-MOST_LABELS)
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

/** Whether the address belongs to a disposable provider. False when the list fails to load: the server decides. */
export async function isDisposable(email: string, allowed: ReadonlySet<string> = ALLOWED_DOMAINS): Promise<boolean> {
  const domains = domainsOf(email)
  if (domains.some((domain) => allowed.has(domain))) return false
  const blocked = await within(systemClock, PATIENCE_MS, list.load)
  return domains.some((domain) => blocked?.has(domain) === true)
}
