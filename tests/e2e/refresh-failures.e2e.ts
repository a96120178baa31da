import { burst, CALL, memoryOf } from './support/inside.ts'
import { loginPage } from './support/login-page.ts'
import { allDone, expectSignedIn, expire, openTabs } from './support/open-tabs.ts'
import { expect, test } from './support/own-world.ts'

test('a refused refresh ends the session once, leads once to the sign-in, and sends nothing again (SES-15, C010)', async ({
  page,
  sandbox,
  enter,
}) => {
  await openTabs(enter, page, 1)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const ends = await page.evaluateHandle(() => {
    const heard: unknown[] = []
    addEventListener('auth:logout', (event) => heard.push(event instanceof CustomEvent && event.detail.reason))
    return heard
  })
  await expire(sandbox)
  await sandbox.order('faults', [{ operation: 'refreshTokens', kind: 'status', status: 401 }])

  const { done, refused } = await burst(page, 25)
  expect(done).toBe(0)
  expect(refused).toHaveLength(25)
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fdashboard$/)
  await expect(loginPage(page).submit).toBeVisible()
  expect(visited).toEqual(['/auth/login'])
  expect(await ends.jsonValue()).toEqual(['refused'])
  const { counters } = await sandbox.requests()
  expect(counters['refreshTokens']).toBe(1)
  expect(counters[CALL]).toBe(25)
  expect(await memoryOf(page)).not.toMatch(/eyJ/)
})

test('the login says why the server refuses a user, such as one of a suspended company (SES-29, K59)', async ({
  page,
  enter,
}) => {
  await enter('/dashboard')
  const message = 'Votre entreprise est suspendue : écrivez à facturation@exemple.fr.'
  await page.route('**/auth/me/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, status: 403, json: { success: false, message } })
  })
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('Votre session a expiré')).toHaveCount(0)
  // not in the URL, and still there after a reload
  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
})

for (const [fault, code] of [
  [{ kind: 'status', status: 500 }, 'sandbox_fault'],
  [{ kind: 'status', status: 503 }, 'sandbox_fault'],
  [{ kind: 'rate-limited' }, 'rate_limited'],
  [{ kind: 'network' }, 'NETWORK_ERROR'],
] as const)
  test(`a refresh that fails (${Object.values(fault).join(' ')}) keeps the tokens (SES-15, C011)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await openTabs(enter, page, 1)
    const tokens = () => page.evaluate(() => localStorage.getItem('auth.tokens'))
    const before = await tokens()
    await expire(sandbox)
    await sandbox.order('faults', [{ operation: 'refreshTokens', ...fault }])

    const { done, refused } = await burst(page, 5)
    expect(done).toBe(0)
    expect(refused).toEqual(Array.from({ length: 5 }, () => code))
    expect(await tokens()).toBe(before)
    await expectSignedIn([page])

    await sandbox.order('faults', [])
    expect(await burst(page, 5)).toEqual(allDone(5))
    await expectSignedIn([page])
  })
