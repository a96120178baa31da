import type { DefaultError, QueryKey } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { FocusPlace } from '~/design/layout/FocusPlace'
import { type HeightOfPerson, KeepHeight } from '~/features/shared/KeepHeight'
import { SectionCard, type SectionCardProps } from '~/features/shared/Section'
import { TextElement } from '~/i18n/intl'

import { DataAge } from './QueryTable'
import { SectionBoundary } from './SectionBoundary'
import { type QuerySectionOptions, useQuerySection } from './use-query-section'

type QuerySectionProps<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = QuerySectionOptions<
  Data,
  Failure,
  Key
> & {
  /** Has the shape of the content. */
  skeleton: ReactNode
  /** Keeps the height for the next visit, for a part whose skeleton may have another and that others stand below. */
  keptHeight?: HeightOfPerson | undefined
  /** The age of the data is shown elsewhere, once for several parts. */
  hidesAge?: boolean
  children: (data: Data) => ReactNode
}

/** A section with its own loading, failed, denied and empty state. Everything around it stays usable (NFR-01). */
export function QuerySection<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QuerySectionProps<Data, Failure, Key>,
) {
  const { place, data, updatedAt, pending, failure, readAnew } = useQuerySection(props)
  /** The data whose rendering failed. */
  const [undrawn, setUndrawn] = useState<Data>()
  const shows = data !== undefined && data !== undrawn
  const shown = (
    <>
      {pending && props.skeleton}
      <TextElement>{failure}</TextElement>
      {data !== undefined && (
        <SectionBoundary of={data} onRetry={readAnew} onFailure={() => setUndrawn(() => data)}>
          <Content data={data} isEmpty={props.isEmpty} empty={props.empty} draw={props.children} />
          {!props.hidesAge && <DataAge at={updatedAt} />}
        </SectionBoundary>
      )}
    </>
  )
  return (
    <FocusPlace ref={place}>
      {props.keptHeight ? (
        <KeepHeight {...props.keptHeight} waiting={pending} lasting={shows ? true : undefined}>
          {shown}
        </KeepHeight>
      ) : (
        shown
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
  const { query, skeleton, keptHeight, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <SectionCard {...card}>
      <QuerySection {...{ query, skeleton, keptHeight, failed, denied, isEmpty, empty }}>{children}</QuerySection>
    </SectionCard>
  )
}
