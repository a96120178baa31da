import type { RegisteredRouter } from '@tanstack/react-router'

import type { NavigationPage } from '~/features/shell/navigation'

/** Pages whose routes define `navigation`. */
export const navigationPages = (router: RegisteredRouter): NavigationPage[] =>
  Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.navigation
    return place ? [{ ...place, to: fullPath.replace(/(.)\/$/, '$1') }] : []
  })
