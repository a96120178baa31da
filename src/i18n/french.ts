import common from './messages/fr/common.json'
import errors from './messages/fr/errors.json'
import forms from './messages/fr/forms.json'
import navigation from './messages/fr/navigation.json'
import type { Namespace, PRELOADED_NAMESPACES } from './namespaces'

type Preloaded = (typeof PRELOADED_NAMESPACES)[number]

/** In the first script: no page waits for them. The build compiles the files as it reads them. */
export const PRELOADED_FRENCH: Readonly<Record<Preloaded, unknown>> = { common, navigation, forms, errors }

const ON_DEMAND: Readonly<Record<Exclude<Namespace, Preloaded>, () => Promise<{ default: unknown }>>> = {
  auth: () => import('./messages/fr/auth.json'),
  dashboard: () => import('./messages/fr/dashboard.json'),
  pages: () => import('./messages/fr/pages.json'),
  brands: () => import('./messages/fr/brands.json'),
  users: () => import('./messages/fr/users.json'),
  settings: () => import('./messages/fr/settings.json'),
  onboarding: () => import('./messages/fr/onboarding.json'),
  invitations: () => import('./messages/fr/invitations.json'),
  subscription: () => import('./messages/fr/subscription.json'),
}

const isPreloaded = (namespace: Namespace): namespace is Preloaded => namespace in PRELOADED_FRENCH

/** The French texts of a group, from a script beside the ones of the route that asks for it. */
export async function importFrench(namespace: Namespace): Promise<unknown> {
  if (isPreloaded(namespace)) return PRELOADED_FRENCH[namespace]
  return (await ON_DEMAND[namespace]()).default
}
