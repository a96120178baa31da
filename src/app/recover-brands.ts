import { matchQuery, type QueryClient } from '@tanstack/react-query'

import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { retryQuery } from '~/api/retries'

/**
 * The brand selector and the page show lists of brands of their own. When one of them loads, those that failed are
 * requested again: a single retry mends all of them.
 */
export function recoverBrands(client: QueryClient): void {
  const queryKey = listBrandsQueryKey()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (!matchQuery({ queryKey }, event.query)) return
    void client.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state: { data, error } }) => data === undefined && retryQuery(0, error),
    })
  })
}
