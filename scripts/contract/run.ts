import { parseArgs } from 'node:util'

import { checkProvider } from './check-provider.ts'
import { stop } from './stop.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    changes: { type: 'boolean', default: false },
  },
})
const { 'base-url': baseUrl, email, password = process.env['CONTRACT_PASSWORD'], changes } = values
if (!baseUrl || !email || !password)
  stop(
    'npm run contract -- --base-url https://api.example.com/api/v1 --email … --password … (or CONTRACT_PASSWORD) [--changes]',
  )

const { asked, deviations, left, refused } = await checkProvider({ baseUrl, email, password, changes })
if (refused) stop(`${email} was refused the sign-in (${refused}): is the password right, and the account open?`)
for (const { call, where, problem } of deviations) console.error(`${call} · ${where}: ${problem}`)
for (const what of left) console.info(`Not looked at: ${what}`)
console.info(`${asked.length} calls, ${deviations.length} deviations`)
process.exit(deviations.length > 0 ? 1 : 0)
