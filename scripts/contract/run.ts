import { argumentsOf, stop } from '../stop.ts'
import { checkProvider, type Report } from './check-provider.ts'

const USAGE =
  'npm run contract -- --base-url https://api.example.com/api/v1 --email … --password … (or CONTRACT_PASSWORD) [--changes]'

const { values } = argumentsOf(USAGE, {
  options: {
    'base-url': { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    changes: { type: 'boolean', default: false },
  },
})
const { 'base-url': baseUrl, email, password = process.env['CONTRACT_PASSWORD'], changes } = values
if (!baseUrl || !email || !password) stop(USAGE)

const address = URL.parse(baseUrl)
if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password)
  stop('--base-url is the address of the API, without a name or password in it: https://api.example.com/api/v1')

/** What the person can do after a refused sign-in. */
function refusalOf({ status, retryAfter }: NonNullable<Report['refused']>): string {
  if (status !== 429 && status !== 423) return 'is the password right, and the account open?'
  return `too many attempts; try again ${retryAfter ? `after ${retryAfter} s` : 'later'}`
}

const { asked, deviations, left, notAsked, refused, unreachable } = await checkProvider({
  baseUrl,
  email,
  password,
  changes,
})
if (unreachable) stop(`${address.origin} cannot be reached: ${unreachable}`)
if (refused) stop(`${email} was refused the sign-in (${refused.status}): ${refusalOf(refused)}`)

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
for (const { call, where, problem } of deviations) console.info(`${call} · ${where}: ${problem}`)
for (const what of left) console.info(`Not checked: ${what}`)
if (notAsked.length > 0)
  console.info(
    `Not asked, as ${notAsked.length === 1 ? 'it changes' : 'they change'} something: ${notAsked.join(', ')}`,
  )
console.info(
  [
    counted(asked.length, 'call'),
    counted(deviations.length, 'deviation'),
    `${left.length} not checked`,
    `${notAsked.length} not asked`,
  ].join(', '),
)
process.exit(deviations.length > 0 ? 1 : 0)
