import { useRouterState, type RegisteredRouter } from '@tanstack/react-router'

import type { PlainMessageId } from '~/i18n/messages'

/** Whether the page that is shown is about the selected brand; all others are about the company. */
export const useFollowsBrand = (): boolean =>
  useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => staticData.follows === 'brand') })

/** The names of the pages that follow the selected brand, as the navigation orders them. */
export const pagesOfBrand = (router: RegisteredRouter): PlainMessageId[] =>
  Object.values(router.routesById)
    .flatMap(({ options: { staticData } }) =>
      staticData?.follows === 'brand' && staticData.navigation ? [staticData.navigation] : [],
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ label }) => label)
