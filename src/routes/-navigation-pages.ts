import type { RegisteredRouter } from '@tanstack/react-router'

import type { NavigationPage } from '~/features/shell/navigation'

/** The pages whose routes ask for an entry in the side navigation. */
export const navigationPages = (router: RegisteredRouter): NavigationPage[] =>
  Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.navigation
    return place ? [{ ...place, to: fullPath.replace(/(.)\/$/, '$1') }] : []
  })
