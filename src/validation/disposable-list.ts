import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

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
export const disposableDomains = (): ReadonlySet<string> => new Set([...disposableEmailBlocklistSet(), ...MORE])
