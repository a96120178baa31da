import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Name'
import { Box } from '~/design/layout/Flex'
import { textScale, useNarrowerThan } from '~/design/layout/use-viewport'
import { displayName } from '~/features/shared/user/display-name'

import type { AccessPerson } from '../access-change'
import { roleOf, roleWords, type AccessReview, type ReviewBrand, type ReviewRole } from './access-review'
import { CELL, FRAME, HEAD, NAME, rem, ROW } from './review-look'
import { sameSpan, windowOf, type Span } from './window-of'

type ReviewMatrixProps = {
  review: AccessReview
  people: readonly AccessPerson[]
  brands: readonly ReviewBrand[]
}

type InView = { rows: Span; columns: Span }

const NOTHING: InView = { rows: { first: 0, end: 0 }, columns: { first: 0, end: 0 } }

/** Users × brands. Only visible cells are rendered: a thousand users and two hundred brands are 200,000 cells. */
export function ReviewMatrix({ review, people, brands }: ReviewMatrixProps) {
  const intl = useIntl()
  const name = NAME[useNarrowerThan('sm') ? 'narrow' : 'wide']
  const frame = useRef<HTMLDivElement>(null)
  const [{ rows, columns }, setInView] = useState(NOTHING)
  const label = intl.formatMessage({ id: 'access.review.matrix' })
  const words = useMemo(() => roleWords(intl), [intl])
  const letters = useMemo(() => lettersOf(words), [words])

  // before the first paint: a matrix without rows would flash
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const scale = textScale()
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
      const next = {
        rows: windowOf(scrollTop, clientHeight - HEAD * scale, ROW * scale, people.length),
        columns: windowOf(scrollLeft, clientWidth - name * scale, CELL * scale, brands.length),
      }
      setInView((now) => (sameSpan(now.rows, next.rows) && sameSpan(now.columns, next.columns) ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [people.length, brands.length, name])

  const shownBrands = brands.slice(columns.first, columns.end)
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={FRAME}
      data-names={name === NAME.wide ? 'wide' : 'narrow'}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={people.length + 1}
        aria-colcount={brands.length + 1}
        style={{ width: rem(name + brands.length * CELL), height: rem(HEAD + people.length * ROW) }}
      >
        <div role="row" aria-rowindex={1} className="head">
          <div role="columnheader" aria-colindex={1} className="corner">
            {intl.formatMessage({ id: 'access.review.person' })}
          </div>
          {shownBrands.map((brand, at) => (
            <div
              key={brand.id}
              role="columnheader"
              aria-colindex={columns.first + at + 2}
              className="brand"
              title={brand.name}
              style={{ left: rem(name + (columns.first + at) * CELL) }}
            >
              <Name>{brand.name}</Name>
              <Avatar name={brand.name} shape="square" size={24} />
            </div>
          ))}
        </div>
        {people.slice(rows.first, rows.end).map((person, index) => (
          <div
            key={person.id}
            role="row"
            aria-rowindex={rows.first + index + 2}
            className="row"
            data-inactive={!person.is_active}
            style={{ top: rem(HEAD + (rows.first + index) * ROW) }}
          >
            <div role="rowheader" aria-colindex={1} className="person" title={person.email}>
              <Name>{displayName(person)}</Name>
            </div>
            {shownBrands.map((brand, at) => {
              const role = roleOf(review, person, brand)
              return (
                <div
                  key={brand.id}
                  role="cell"
                  aria-colindex={columns.first + at + 2}
                  aria-label={words[role]}
                  className="cell"
                  data-role={role}
                  style={{ left: rem(name + (columns.first + at) * CELL) }}
                >
                  <span aria-hidden>{letters[role]}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Box>
  )
}

const LETTERED = ['admin', 'member', 'reader', 'everything'] as const

/** Text of the cells: the first letters of the role, so that colour is never the only cue. */
export const lettersOf = (words: Readonly<Record<ReviewRole, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(LETTERED.map((role) => [role, words[role].charAt(0)])),
  unread: '?',
})
