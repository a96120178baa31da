/** Files of a build by their names, each with the hash of what it holds. */
export type Hashes = ReadonlyMap<string, string>

/** Names of the files that are not the same in two builds of the same source. */
export const differing = (one: Hashes, other: Hashes): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).toSorted()

/**
 * Hosts that a build may name, but never calls, as G18 in `security.e2e.ts` shows: names of namespaces, addresses in
 * messages for developers, and links that a person may follow.
 */
const NAMED_ONLY = new Set([
  'www.w3.org',
  'formatjs.github.io',
  'mui.com',
  'base-ui.com',
  'react.dev',
  // bases for reading addresses that have no host
  'api.invalid',
  'redirect.invalid',
])

/** Hosts of full addresses in a file of the build, except those that are only named. */
export function foreignHosts(text: string): string[] {
  const hosts = [...text.matchAll(/\bhttps?:\/\/([a-z\d][a-z\d.-]*\.[a-z]{2,})/gi)].map(([, host = '']) =>
    host.toLowerCase(),
  )
  return [...new Set(hosts)].filter((host) => !NAMED_ONLY.has(host)).toSorted()
}

/** What looks like a secret that was built in: a token, a private key, the key of a cloud. */
export const secretsIn = (text: string): string[] =>
  [...text.matchAll(/eyJ[\w-]{10,}\.[\w-]{10,}\.|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[A-Z\d]{16}\b/g)].map(
    ([secret]) => `${secret.slice(0, 12)}…`,
  )

type Package = { version?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean }
type Project = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>
export type Lock = { packages: Record<string, Package> }

const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Direct packages without a fixed version, and locked ones whose content is not fixed by a hash. */
export function loosePackages(project: Project, { packages }: Lock): string[] {
  const direct = Object.entries({
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  })
  return [
    ...direct.flatMap(([name, version]) => (EXACT.test(version) ? [] : [`${name} ${version}`])),
    ...Object.entries(packages).flatMap(([path, { integrity, link }]) =>
      path === '' || link || integrity ? [] : [`${path} has no hash`],
    ),
  ]
}

/** Packages that would run a script of their own when installed. */
export const withInstallScripts = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )

export type Audit = { answered: false; why: string } | { answered: true; severe: number; others: number }

/** Reads the output of `npm audit --json`. A registry that does not audit is no finding. */
export function readAudit(printed: string): Audit {
  type Printed = {
    metadata?: { vulnerabilities?: Record<string, number> }
    message?: string
    error?: { summary?: string; code?: string }
  }
  let answer: Printed
  try {
    // npm documents this shape
    answer = JSON.parse(printed) as Printed
  } catch {
    return { answered: false, why: printed.trim().split('\n')[0] ?? '' }
  }
  const found = answer.metadata?.vulnerabilities
  if (!found) return { answered: false, why: answer.message || answer.error?.summary || answer.error?.code || '' }
  const { high = 0, critical = 0, total = 0 } = found
  return { answered: true, severe: high + critical, others: total - high - critical }
}

/** Whether npm failed because it got no answer, not because of the request. */
export const isUnanswered = (said: string): boolean =>
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.test(said)
