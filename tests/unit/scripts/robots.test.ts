import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const RULES = readFileSync('public/robots.txt', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
    return kind ? [{ allows: kind === 'Allow', path }] : []
  })

/** As RFC 9309 reads it: the longest rule that fits decides. */
function mayBeFound(address: string): boolean {
  const fitting = RULES.filter(({ path }) =>
    path.endsWith('$') ? address === path.slice(0, -1) : address.startsWith(path),
  )
  return fitting.toSorted((a, b) => b.path.length - a.path.length)[0]?.allows ?? true
}

it.each(['/auth/login', '/onboarding/register', '/accessibility'])('a robot may find %s (C317)', (address) => {
  expect(mayBeFound(address)).toBe(true)
})

it.each(['/assets/index-Ab12.js', '/locales/fr/common.json', '/config.json', '/favicon.svg', '/favicon.ico'])(
  'a robot may fetch %s to show a page',
  (address) => {
    expect(mayBeFound(address)).toBe(true)
  },
)

it.each([
  '/',
  '/dashboard',
  '/settings',
  '/onboarding/invitations/a-token',
  '/auth/login?redirect=%2Fonboarding%2Finvitations%2Fa-token',
  '/billing/success?session_id=1',
  '/test/auth',
  '/404',
])('a robot keeps away from %s (K29)', (address) => {
  expect(mayBeFound(address)).toBe(false)
})

it('every file to fetch has a rule', () => {
  // the page of missing files is no address of its own
  const besides = ['/robots.txt', '/no-such-file.html']
  const files = readdirSync('public').map((file) => `/${file}`)
  expect(files.filter((file) => !besides.includes(file) && !mayBeFound(file))).toEqual([])
})
