import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

import type { Services } from './-router-context'

/** The session's services. What is here already is used at once: React would show a fallback even for a kept promise. */
export function useServices(): Services {
  const { services } = useRouter().options.context
  return services.loaded() ?? use(services.load())
}
