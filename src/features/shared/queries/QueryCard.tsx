import type { DefaultError, QueryKey } from '@tanstack/react-query'

import { SectionCard, type SectionCardProps } from '~/features/shared/SectionCard'

import { QuerySection, type QuerySectionProps } from './QuerySection'

type QueryCardProps<Data, Failure, Key extends QueryKey> = Omit<SectionCardProps, 'children'> &
  QuerySectionProps<Data, Failure, Key>

/** A card that shows one query in all its states. */
export function QueryCard<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryCardProps<Data, Failure, Key>,
) {
  const { query, skeleton, keptHeight, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <SectionCard {...card}>
      <QuerySection {...{ query, skeleton, keptHeight, failed, denied, isEmpty, empty }}>{children}</QuerySection>
    </SectionCard>
  )
}
