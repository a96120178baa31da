import { describe, expect, it } from 'vitest'

import { importedFilesOf } from '../../support/sources'

/** How many of our own modules each page is made of, itself and what it imports statically, types apart. Lower a number whenever modules go. */
const MOST_MODULES: Record<string, number> = {
  'src/routes/auth/login.tsx': 57,
  'src/routes/onboarding/register.tsx': 69,
  'src/routes/onboarding/invitations.$token.tsx': 89,
  'src/routes/_authenticated/dashboard.tsx': 120,
  'src/routes/_authenticated/brands/index.tsx': 149,
  'src/routes/_authenticated/brands/$brandId.tsx': 132,
  'src/routes/_authenticated/users/index.tsx': 133,
  'src/routes/_authenticated/users/invitations.tsx': 131,
  'src/routes/_authenticated/pages.tsx': 87,
  'src/routes/_authenticated/analytics.tsx': 103,
  'src/routes/_authenticated/settings/index.tsx': 114,
  'src/routes/_authenticated/settings/billing.tsx': 102,
  'src/routes/_authenticated/subscription/upgrade.tsx': 112,
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
