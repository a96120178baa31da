import { describe, expect, it } from 'vitest'

import { importedFilesOf } from '../../support/sources'

/** How many of our own modules each page is made of, itself and what it imports statically, types apart. Lower a number whenever modules go. */
const MOST_MODULES: Record<string, number> = {
  'src/routes/auth/login.tsx': 59,
  'src/routes/onboarding/register.tsx': 70,
  'src/routes/onboarding/invitations.$token.tsx': 90,
  'src/routes/_authenticated/dashboard.tsx': 126,
  'src/routes/_authenticated/brands/index.tsx': 160,
  'src/routes/_authenticated/brands/$brandId.tsx': 138,
  'src/routes/_authenticated/users/index.tsx': 141,
  'src/routes/_authenticated/users/invitations.tsx': 138,
  'src/routes/_authenticated/pages.tsx': 98,
  'src/routes/_authenticated/analytics.tsx': 112,
  'src/routes/_authenticated/settings/index.tsx': 121,
  'src/routes/_authenticated/settings/billing.tsx': 109,
  'src/routes/_authenticated/subscription/upgrade.tsx': 118,
}

function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importedFilesOf(file, false)) if (imported.startsWith('src/')) closureOf(imported, found)
  return found
}

describe('the modules of a page', () => {
  it.each(Object.entries(MOST_MODULES))('%s is made of at most %i modules', (page, most) => {
    expect(closureOf(page).size).toBeLessThanOrEqual(most)
  })
})
