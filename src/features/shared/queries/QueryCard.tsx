import type { DefaultError, QueryKey } from '@tanstack/react-query'

import { PartCard, type PartCardProps } from '~/features/shared/PartCard'

import { QueryPart, type QueryPartProps } from './QueryPart'

type QueryCardProps<Data, Failure, Key extends QueryKey> = Omit<PartCardProps, 'children'> &
  QueryPartProps<Data, Failure, Key>

/** A card that shows one query in all its states. */
export function QueryCard<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryCardProps<Data, Failure, Key>,
) {
  const { query, skeleton, keptHeight, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <PartCard {...card}>
      <QueryPart {...{ query, skeleton, keptHeight, failed, denied, isEmpty, empty }}>{children}</QueryPart>
    </PartCard>
  )
}
