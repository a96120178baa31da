/** Forwarding services that protect a lasting address: lists of throw-away domains take them in now and then. */
export const ALLOWED_DOMAINS: ReadonlySet<string> = new Set(['duck.com', 'mozmail.com', 'privaterelay.appleid.com'])

/** How long a form waits for the list. */
const PATIENCE_MS = 3000

let list: Promise<ReadonlySet<string>> | undefined

/** 50 kB that only a registration needs: fetched when the first well-formed address is checked (K32). */
function loadList() {
  list ??= import('disposable-email-domains-js').then(
    ({ disposableEmailBlocklistSet }) => disposableEmailBlocklistSet(),
    () => {
      list = undefined
      return new Set<string>()
    },
  )
  return list
}

/** Longer names stand in no such list. */
const MOST_LABELS = 6

/** `a.b.fr` → `a.b.fr`, `b.fr`: a provider's sub-domains are the provider's. */
function domainsOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(-MOST_LABELS)
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

/**
 * Whether an address belongs to a throw-away provider (B §5). A list that does not come refuses nobody: the server is
 * the judge.
 */
export async function isDisposable(email: string, allowed: ReadonlySet<string> = ALLOWED_DOMAINS): Promise<boolean> {
  const domains = domainsOf(email)
  if (domains.some((domain) => allowed.has(domain))) return false
  let timer: ReturnType<typeof setTimeout> | undefined
  const nothing = new Promise<ReadonlySet<string>>((resolve) => {
    timer = setTimeout(() => resolve(new Set()), PATIENCE_MS)
  })
  const blocked = await Promise.race([loadList(), nothing])
  clearTimeout(timer)
  return domains.some((domain) => blocked.has(domain))
}
