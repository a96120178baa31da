import { loadOnce } from '~/platform/async'
import { systemClock, within } from '~/platform/clock'

/** Forwarding services with permanent addresses: some lists wrongly contain them. */
export const ALLOWED_DOMAINS: ReadonlySet<string> = new Set(['duck.com', 'mozmail.com', 'privaterelay.appleid.com'])

/** How long a form waits for the list. */
const PATIENCE_MS = 3000

/** 50 kB, used by registration only: loaded when the first valid address is checked (K32). */
const list = loadOnce(async () => (await import('./disposable-list')).disposableDomains())

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
