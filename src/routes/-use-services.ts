import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

import type { Services } from './-router-context'

/**
 * The session's services. Loaded ones are returned directly: React would show a fallback even for a resolved promise.
 */
export function useServices(): Services {
  const { services } = useRouter().options.context
  return services.loaded() ?? use(services.load())
}
