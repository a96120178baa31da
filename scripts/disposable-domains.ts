import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

const FILE = 'src/validation/disposable-domains.gen.txt'

/** Known providers that the package does not list: the best-known names first, then other names of YOPmail. */
const MORE = [
  ...['com', 'dev', 'io', 'net', 'org', 'us.com'].map((top) => `tempmail.${top}`),
  'temp-mail.io',
  'temp.email',
  'tempmailaddress.com',
  'temporarymail.com',
  'throwaway.email',
  '10minutemail.org',
  'burnermail.io',
  'disposablemail.com',
  'emailtemporaire.com',
  'emailtemporaire.fr',
  'fake-mail.com',
  'fakemail.com',
  'mail-temp.com',
  'mailtemp.com',
  'cool.fr.nf',
  'mega.zik.dj',
  'nomail.xl.cx',
  'nospam.ze.tc',
  'speed.1s.fr',
]

/** The maintained list of the package, with our additions (K32). */
const domains = [...new Set([...disposableEmailBlocklistSet(), ...MORE])].toSorted()

const afterFirstDot = (domain: string) => domain.slice(domain.indexOf('.') + 1)

/** A line for each ending, with the names before it: a seventh smaller than a list of whole domains. */
const text = [...Map.groupBy(domains, afterFirstDot)]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([ending, list]) => `${[ending, ...list.map((domain) => domain.slice(0, -ending.length - 1))].join(' ')}\n`)
  .join('')

if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  if (process.argv.includes('--check')) {
    console.error(`${FILE} is not as scripts/disposable-domains.ts says: run "npm run generate"`)
    process.exitCode = 1
  } else writeFileSync(FILE, text)
}
