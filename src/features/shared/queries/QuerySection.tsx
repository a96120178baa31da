import type { DefaultError, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { FocusPlace } from '~/design/layout/FocusPlace'
import { SectionCard, type SectionCardProps } from '~/features/shared/Section'
import { TextElement } from '~/i18n/intl'

import { DataAge, SectionBoundary } from './SectionBoundary'
import { type QuerySectionOptions, useQuerySection } from './use-query-section'

type QuerySectionProps<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = QuerySectionOptions<
  Data,
  Failure,
  Key
> & {
  /** Has the shape of the content. */
  skeleton: ReactNode
  /** The age of the data is shown elsewhere, once for several parts. */
  hidesAge?: boolean
  children: (data: Data) => ReactNode
}

/** A section with its own loading, failed, denied and empty state. Everything around it stays usable (NFR-01). */
export function QuerySection<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QuerySectionProps<Data, Failure, Key>,
) {
  const { place, data, updatedAt, pending, failure, readAnew } = useQuerySection(props)
  return (
    <FocusPlace ref={place}>
      {pending && props.skeleton}
      <TextElement>{failure}</TextElement>
      {data !== undefined && (
        <SectionBoundary of={data} onRetry={readAnew}>
          <Content data={data} isEmpty={props.isEmpty} empty={props.empty} draw={props.children} />
          {!props.hidesAge && <DataAge at={updatedAt} />}
        </SectionBoundary>
      )}
    </FocusPlace>
  )
}

type ContentProps<Data> = { data: Data; draw: (data: Data) => ReactNode } & Pick<
  QuerySectionOptions<Data>,
  'isEmpty' | 'empty'
>

/** Inside the boundary, so that an error in these functions stays in this section. */
const Content = <Data,>({ data, isEmpty, empty, draw }: ContentProps<Data>) => (
  <TextElement>{isEmpty?.(data) ? empty : draw(data)}</TextElement>
)

type QueryCardProps<Data, Failure, Key extends QueryKey> = Omit<SectionCardProps, 'children'> &
  QuerySectionProps<Data, Failure, Key>

/** A card that shows one query in all its states. */
export function QueryCard<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryCardProps<Data, Failure, Key>,
) {
  const { query, skeleton, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <SectionCard {...card}>
      <QuerySection {...{ query, skeleton, failed, denied, isEmpty, empty }}>{children}</QuerySection>
    </SectionCard>
  )
}
