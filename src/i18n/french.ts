import common from './messages/fr/common.json?messages'
import errors from './messages/fr/errors.json?messages'
import forms from './messages/fr/forms.json?messages'
import navigation from './messages/fr/navigation.json?messages'
import type { Namespace, PRELOADED_NAMESPACES } from './namespaces'
import { FRENCH_ON_DEMAND } from './namespaces.gen'

type Preloaded = (typeof PRELOADED_NAMESPACES)[number]

/** In the first script: no page waits for them. The build compiles the files as it reads them. */
export const PRELOADED_FRENCH: Readonly<Record<Preloaded, unknown>> = { common, navigation, forms, errors }

const isPreloaded = (namespace: Namespace): namespace is Preloaded => namespace in PRELOADED_FRENCH

/** The French texts of a group, from a script beside the ones of the route that asks for it. */
export async function importFrench(namespace: Namespace): Promise<unknown> {
  if (isPreloaded(namespace)) return PRELOADED_FRENCH[namespace]
  return (await FRENCH_ON_DEMAND[namespace]()).default
}
