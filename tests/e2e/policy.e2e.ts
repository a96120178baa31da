import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { heading, travel, userMenu, violations } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { API_ORIGIN, APP_URL } from './support/ports.ts'

const POLICY = {
  'default-src': "'none'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'connect-src': `'self' ${API_ORIGIN}`,
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values.join(' ')]
    }),
  )

test('a whole journey meets no refusal of the policy, and every answer carries the set of headers (C317, G6)', async ({
  page,
  context,
}) => {
  const found = await violations(context)
  const answers: { url: string; headers: Record<string, string> }[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (url.startsWith(APP_URL)) answers.push({ url, headers: response.headers() })
  })
  await travel(page)
  for (const path of ['/404', '/accessibility', '/onboarding/register', '/test/auth']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(found).toEqual([])
  for (const path of [
    '/nulle/part',
    '/assets/nulle-part.js',
    '/config.json',
    '/locales/fr/inconnu.json',
    '/favicon.svg',
  ]) {
    const answer = await page.request.get(path)
    answers.push({ url: answer.url(), headers: answer.headers() })
  }
  expect(answers.length).toBeGreaterThan(20)
  for (const { url, headers } of answers) {
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, url).not.toMatch(/unsafe-|nonce-|\*/)
    expect(directivesOf(policy), url).toMatchObject(POLICY)
    // this origin, and what the build wrote inline, by its hash
    for (const directive of ['script-src', 'style-src'])
      expect(directivesOf(policy)[directive], url).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/)
  }
})

test('the scripts of the page are refused markup, evaluated text and foreign scripts (C320, C317)', async ({
  page,
  context,
}) => {
  const found = await violations(context)
  // an own script of the page: what Playwright evaluates itself is let through by the browser
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const outcome = (attempt) => { try { attempt(); return 'allowed' } catch (error) { return error.name } }
        const handler = document.createElement('img')
        window.probed = {
          innerHTML: outcome(() => { document.createElement('div').innerHTML = '<b>x</b>' }),
          write: outcome(() => document.write('<b>x</b>')),
          parser: outcome(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
          eval: outcome(() => (0, eval)('1 + 1')),
          function: outcome(() => new Function('return 1')()),
          scriptSource: outcome(() => { document.createElement('script').src = 'https://ailleurs.example/x.js' }),
          scriptText: outcome(() => { document.createElement('script').text = 'window.hacked = true' }),
          handler: outcome(() => handler.setAttribute('onerror', 'window.hacked = true')),
          policy: outcome(() => trustedTypes.createPolicy('default', { createHTML: (html) => html })),
          worker: outcome(() => new Worker('/assets/x.js')),
        }`,
    }),
  )
  // the app's own way to a script: an import, as its chunks are
  await page.goto('/auth/login')
  await page.evaluate(async (address) => import(address), '/assets/probe.js')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'probed'))).toEqual({
    innerHTML: 'TypeError',
    write: 'TypeError',
    parser: 'TypeError',
    eval: 'EvalError',
    function: 'EvalError',
    scriptSource: 'TypeError',
    scriptText: 'TypeError',
    handler: 'TypeError',
    policy: 'TypeError',
    worker: 'TypeError',
  })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  await expect.poll(() => found.length).toBeGreaterThan(0)
})

test('the app is not shown in a frame of another origin (C319)', async ({ page }) => {
  const framing = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${APP_URL}/auth/login"></iframe>`)
  }).listen(0)
  try {
    // a server that listens has a port
    const { port } = framing.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`)
    const frame = () => page.frames()[1]?.url()
    await expect.poll(frame).toMatch(/^chrome-error:/)
    await expect(page.frameLocator('iframe').locator('form')).toHaveCount(0)
  } finally {
    framing.close()
  }
})

const CANARY = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

test('a hostile name is text: of the user, the company, brands and in a message (SAN-04, C122, C322, G6)', async ({
  page,
  context,
  sandbox,
}) => {
  const found = await violations(context)
  await sandbox.order('reset', {
    overrides: {
      companyName: CANARY,
      user: { email: CLAIRE, first_name: CANARY, last_name: CANARY, position: CANARY },
    },
  })
  // the sandbox's world, as its control call shows it
  type Brands = { brands: { name: string }[]; activity: object[] }
  const world = await page.request.get(`${API_ORIGIN}/__sandbox/world`, { headers: sandbox.headers })
  const { brands } = (await world.json()) as Brands
  await page.request.patch(`${API_ORIGIN}/__sandbox/world`, {
    headers: sandbox.headers,
    data: { brands: brands.map((brand) => ({ ...brand, name: CANARY, description: CANARY, industry: CANARY })) },
  })

  await page.goto('/auth/login')
  const message = JSON.stringify({ success: false, message: CANARY.padEnd(20_000, 'x'), data: null })
  await sandbox.order('faults', [{ operation: 'login', kind: 'body', status: 400, body: message, times: 1 }])
  await loginPage(page).signIn()
  await expect(loginPage(page).alert).toBeVisible()
  expect((await loginPage(page).alert.innerText()).length).toBeLessThan(1000)

  await loginPage(page).signIn(PASSWORD)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(CANARY, { exact: false }).first()).toBeVisible()
  await page.goto('/pages')
  await page.getByRole('button', { name: /Changer de marque/ }).click()
  await expect(page.getByRole('option').first()).toContainText(CANARY)
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await userMenu(page).click()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  // no data becomes the name of an element, which scripts would find on the window
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[id], [name]')].map((element) => `${element.id} ${element.getAttribute('name')}`),
  )
  expect(names.join(' ')).not.toContain('hacked')
  expect(found).toEqual([])
})
