import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query'

import { CODES } from '~/api/api-error'
import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { retryQuery } from '~/api/retries'

const queryKey = listBrandsQueryKey()

const hasNoNetwork = ({ state: { error } }: Query) => error?.code === CODES.network

/**
 * One retry mends all sections that failed together. When a query loads that had failed without a network, the others
 * that did are requested again. So are lists of brands when another one loads: the selector and the page have one each.
 */
export function recoverQueries(client: QueryClient): void {
  /** Hashes of those that failed without a network. */
  const failed = new Set<string>()
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') failed.delete(query.queryHash)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'error' && hasNoNetwork(query)) failed.add(query.queryHash)
    if (action.type !== 'success' || action.manual) return
    const isBack = failed.delete(query.queryHash)
    const isBrands = matchQuery({ queryKey }, query)
    if (!isBack && !isBrands) return
    void client.refetchQueries({
      type: 'active',
      predicate: (other) =>
        other.state.data === undefined &&
        retryQuery(0, other.state.error) &&
        ((isBack && hasNoNetwork(other)) || (isBrands && matchQuery({ queryKey }, other))),
    })
  })
}
