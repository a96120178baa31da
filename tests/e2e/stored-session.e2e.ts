import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { signIn } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'
import { storedSession } from './support/stored-session.ts'

/** Times, tokens and marks differ from run to run: only their types are compared. */
const shapeOf = (text: string | null): unknown =>
  JSON.parse(text ?? 'null', (_name, value: unknown) =>
    typeof value === 'number' || typeof value === 'string' ? typeof value : value,
  )

test('a journey that begins signed in finds what a sign-in leaves in the browser (SES-01)', async ({
  page,
  sandbox,
}) => {
  const answer = await sandbox.order('sign-in', { email: CLAIRE })
  const { local, tab } = storedSession(await answer.json())
  await signIn(page)
  for (const [name, text] of Object.entries(local))
    expect(shapeOf(await page.evaluate((key) => localStorage.getItem(key), name)), name).toEqual(shapeOf(text))
  for (const [name, text] of Object.entries(tab))
    expect(shapeOf(await page.evaluate((key) => sessionStorage.getItem(key), name)), name).toEqual(shapeOf(text))
})
