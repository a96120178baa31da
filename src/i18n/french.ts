import common from './messages/fr/common.json?messages'
import errors from './messages/fr/errors.json?messages'
import forms from './messages/fr/forms.json?messages'
import navigation from './messages/fr/navigation.json?messages'
import type { Namespace, PRELOADED_NAMESPACES } from './namespaces'
import { FRENCH_ON_DEMAND } from './namespaces.gen'

type Preloaded = (typeof PRELOADED_NAMESPACES)[number]

/** Part of the first script, so no page waits for them. The build compiles the files. */
export const PRELOADED_FRENCH: Readonly<Record<Preloaded, unknown>> = { common, navigation, forms, errors }

const isPreloaded = (namespace: Namespace): namespace is Preloaded => namespace in PRELOADED_FRENCH

/** The French texts of a namespace. Its script loads in parallel to the route's. */
export async function importFrench(namespace: Namespace): Promise<unknown> {
  if (isPreloaded(namespace)) return PRELOADED_FRENCH[namespace]
  return (await FRENCH_ON_DEMAND[namespace]()).default
}
