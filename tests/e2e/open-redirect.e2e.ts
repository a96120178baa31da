import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { openInside } from './support/pages.ts'
import { APP_URL } from './support/ports.ts'

/** Case group E: whatever `redirect` holds, the user stays in the app and is not asked to sign in again. */
const HOSTILE = {
  'another host (LOG-19, C079, C089)': [
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/settings',
    'http:evil.test',
    '//evil.test@localhost/settings',
  ],
  'a host behind control characters and encodings (LOG-19, C080)': [
    '/%09/evil.test',
    '/%0d/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/%5cevil.test',
    '/%2f/evil.test',
    '/%252f/evil.test',
  ],
  'a script (LOG-19, C082)': [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.test/1',
  ],
  'the sign-in itself (LOG-19, C083)': [
    '/auth/login?redirect=/auth/login',
    '/auth',
    '/%61uth/login',
    '/x/../auth/login',
    '/settings/../auth/login',
  ],
  'no page at all (LOG-19, C085)': [
    '',
    '/settings'.padEnd(3000, 'x'),
    '%E0%A4%A',
    '/%E0%A4%A',
    '/inconnue',
    'settings',
  ],
}

for (const [what, redirects] of Object.entries(HOSTILE))
  test(`the dashboard opens instead of ${what}`, async ({ page, enter }) => {
    const strange: string[] = []
    page.on('dialog', (dialog) => {
      strange.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => strange.push(error.message))
    page.on('request', (request) => {
      if (new URL(request.url()).host.includes('evil')) strange.push(request.url())
    })
    await enter('/test/auth')
    for (const redirect of redirects) {
      await openInside(page, `/auth/login?redirect=${encodeURIComponent(redirect)}`)
      await expect(page, redirect).toHaveURL(`${APP_URL}/dashboard`)
    }
    expect(strange).toEqual([])
  })

test('the form stands, without a notice, at an invalid redirect, and leads to the dashboard (C085)', async ({
  page,
}) => {
  const login = loginPage(page)
  for (const query of [
    'redirect=%2Fsettings&redirect=%2Fsettings',
    'redirect[]=%2Fsettings',
    'redirect=',
    'redirect=%E0%A4%A',
    'redirect=%ED%A0%80',
    'redirect=123',
    'redirect={}',
    'redirect=//evil.test',
  ])
    await test.step(query, async () => {
      await page.goto(`/auth/login?${query}`)
      await expect(login.submit).toBeDisabled()
      await expect(login.notice).toBeHidden()
      await login.signIn()
      await expect(page).toHaveURL(`${APP_URL}/dashboard`)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    })
})
