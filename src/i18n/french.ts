import common from './messages/fr/common.json?messages'
import errors from './messages/fr/errors.json?messages'
import forms from './messages/fr/forms.json?messages'
import navigation from './messages/fr/navigation.json?messages'
import type { Namespace, PRELOADED_NAMESPACES } from './namespaces'

type Preloaded = (typeof PRELOADED_NAMESPACES)[number]

/** In the first script: no page waits for them. The build compiles the files as it reads them. */
export const PRELOADED_FRENCH: Readonly<Record<Preloaded, unknown>> = { common, navigation, forms, errors }

const ON_DEMAND: Readonly<Record<Exclude<Namespace, Preloaded>, () => Promise<{ default: unknown }>>> = {
  auth: () => import('./messages/fr/auth.json?messages'),
  dashboard: () => import('./messages/fr/dashboard.json?messages'),
  pages: () => import('./messages/fr/pages.json?messages'),
  brands: () => import('./messages/fr/brands.json?messages'),
  users: () => import('./messages/fr/users.json?messages'),
  settings: () => import('./messages/fr/settings.json?messages'),
  onboarding: () => import('./messages/fr/onboarding.json?messages'),
  invitations: () => import('./messages/fr/invitations.json?messages'),
  subscription: () => import('./messages/fr/subscription.json?messages'),
}

const isPreloaded = (namespace: Namespace): namespace is Preloaded => namespace in PRELOADED_FRENCH

/** The French texts of a group, from a script beside the ones of the route that asks for it. */
export async function importFrench(namespace: Namespace): Promise<unknown> {
  if (isPreloaded(namespace)) return PRELOADED_FRENCH[namespace]
  return (await ON_DEMAND[namespace]()).default
}
