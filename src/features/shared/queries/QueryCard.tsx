import type { DefaultError, QueryKey } from '@tanstack/react-query'

import { PartCard, type PartCardProps } from '../PartCard'
import { QueryPart, type QueryPartProps } from './QueryPart'

type QueryCardProps<Data, Failure, Key extends QueryKey> = Omit<PartCardProps, 'children'> &
  QueryPartProps<Data, Failure, Key>

/** A card of a page that shows one answer, in all the states it may be in. */
export function QueryCard<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryCardProps<Data, Failure, Key>,
) {
  const { query, skeleton, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <PartCard {...card}>
      <QueryPart {...{ query, skeleton, failed, denied, isEmpty, empty }}>{children}</QueryPart>
    </PartCard>
  )
}
