import { fileURLToPath } from 'node:url'

import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: Rolldown.GetModuleInfo }

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')

/** Modules of ours that others import, and what those import, but for what is fetched later. */
function withImports(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id) || !id.startsWith(SOURCES)) continue
    found.add(id)
    withImports(modules.getModuleInfo(id)?.importedIds ?? [], modules, found)
  }
  return found
}

/** One file of some modules with all they import, unless a group before it has that. */
function together(name: string, priority: number, paths: readonly string[]) {
  let members: Set<string> | undefined
  return {
    debugName: name,
    priority,
    name: (id: string, modules: Modules): string | null => {
      members ??= withImports(
        paths.map((path) => SOURCES + path),
        modules,
      )
      return members.has(id) ? name : null
    },
  }
}

/** What every page starts with. */
const initial = { tags: ['$initial' as const] }

const PARTS = {
  public: [
    'features/shared/public/PublicLayout.tsx',
    'features/shared/public/FormCard.tsx',
    'features/shared/AppLink.tsx',
    'features/shared/forms/form-fields.ts',
    'features/shared/forms/field-text.ts',
    'validation/fold-text.ts',
    'features/shared/acts/use-lazy-act.ts',
    'features/shared/forms/FailureSummary.tsx',
    'features/shared/forms/Form.tsx',
    'features/shared/forms/use-server-errors.ts',
    'features/shared/public/use-hydrated.ts',
    'features/shared/forms/wait-minutes.ts',
    'design/inputs/IconButton.tsx',
    'design/inputs/TextField.tsx',
    'design/inputs/PasswordField.tsx',
    'design/inputs/Checkbox.tsx',
    'design/inputs/SubmitButton.tsx',
    'session/current-session.ts',
    'session/use-session-open.ts',
    'routes/-known-path.ts',
  ],
  common: [
    'design/icons/icons.tsx',
    'design/feedback/Loading.tsx',
    'design/feedback/SkeletonForm.tsx',
    'design/layout/Card.tsx',
    'design/layout/Page.tsx',
  ],
  forms: ['features/shared/forms/use-form-shell.tsx'],
  session: ['app/session-services.ts', 'features/auth/sign-in.ts'],
  area: [
    'routes/-SignedInArea.tsx',
    'routes/_authenticated.tsx?tsr-split=component---loader',
    'i18n/messages/fr/brands.json?messages',
    'i18n/messages/fr/subscription.json?messages',
  ],
}

/**
 * A first screen is a handful of files: what every page starts with, in three parts that a browser runs one after
 * another, so that no single task is long; what public pages share; then the page and its texts. After a sign-in come
 * the session, what stands around every page, and the page. All else is left to the bundler.
 */
export const CODE_SPLITTING = {
  groups: [
    { ...initial, name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 10 },
    { ...initial, name: 'ui', test: /\/node_modules\/(?:@mui|@emotion|stylis)\/|\/src\/design\//, priority: 9 },
    { ...initial, name: 'app', priority: 8 },
    together('public', 7, PARTS.public),
    together('common', 6, PARTS.common),
    // before the session and what stands around its pages: the registration has it too
    together('forms', 5, PARTS.forms),
    together('session', 4, PARTS.session),
    together('area', 3, PARTS.area),
  ],
}
