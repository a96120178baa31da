import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { ChevronRightIcon } from '~/design/icons/icons'
import { AppLink } from '~/features/shared/AppLink'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'

import type { AccessUser } from '../access-change'
import { type AccessReview, type ReviewBrand, type ReviewRole, roleOf } from './access-review'
import { cells, HEAD } from './review-styles'
import { FIRST_BRAND } from './use-grid-keys'

type RowProps = {
  /** Prefix of the ids of the cells. */
  grid: string
  /** Its row in the grid, in which the head is 0. */
  row: number
  /** The active cell, if it is in this row. */
  activeColumn: number | undefined
}

const topOf = (row: number) => cells(row - 1, HEAD)

type RowByRoleProps = RowProps & {
  /** How many users. */
  count: number
  open: boolean
  columns: number
  /** Without it, the line stays open. */
  onToggle: (() => void) | undefined
}

/** The users whose role alone gives access to every brand, as one line that opens. */
export function RowByRole({ grid, row, activeColumn, count, open, columns, onToggle }: RowByRoleProps) {
  return (
    <div role="row" aria-rowindex={row + 1} className="row" data-group style={{ top: topOf(row) }}>
      <div
        role="rowheader"
        aria-colindex={1}
        id={`${grid}-${row}-0`}
        className="person"
        data-active={activeColumn === 0}
      >
        <button type="button" tabIndex={-1} aria-expanded={open} disabled={!onToggle} onClick={onToggle}>
          <ChevronRightIcon size={16} />
          <span>
            <FormattedMessage id="access.review.byRole" values={{ count }} />
          </span>
        </button>
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        aria-colspan={columns - 1}
        id={`${grid}-${row}-1`}
        className="reach"
        data-active={activeColumn !== undefined && activeColumn > 0}
      >
        <FormattedMessage id="access.review.byRole.reach" values={{ count }} />
      </div>
    </div>
  )
}

type RowOfUserProps = RowProps & {
  review: AccessReview
  user: AccessUser
  /** How many of the shown brands are assigned to the user. */
  count: number
  /** The brands in view, of which the first is in this column. */
  brands: readonly ReviewBrand[]
  first: number
  words: Readonly<Record<ReviewRole, string>>
  letters: Readonly<Record<string, string>>
  /** Width before the first brand, in px at the default text size. */
  before: number
}

function UserRow(props: RowOfUserProps) {
  const { grid, row, activeColumn, review, user, count, brands, first, words, letters, before } = props
  const intl = useIntl()
  return (
    <div role="row" aria-rowindex={row + 1} className="row" data-inactive={!user.is_active} style={{ top: topOf(row) }}>
      <div
        role="rowheader"
        aria-colindex={1}
        id={`${grid}-${row}-0`}
        className="person"
        aria-label={displayName(user)}
        title={user.email}
        data-active={activeColumn === 0}
      >
        <AppLink to="/users" search={{ user: user.id }} tabIndex={-1} color="inherit" underline="hover">
          <Name>{displayName(user)}</Name>
        </AppLink>
      </div>
      <div role="gridcell" aria-colindex={2} id={`${grid}-${row}-1`} className="count" data-active={activeColumn === 1}>
        {administersEveryBrand(user)
          ? intl.formatMessage({ id: 'access.review.everyBrand' })
          : intl.formatNumber(count)}
      </div>
      {brands.map((brand, at) => {
        const role = roleOf(review, user, brand)
        const column = first + at + FIRST_BRAND
        return (
          <div
            key={brand.id}
            role="gridcell"
            aria-colindex={column + 1}
            aria-label={words[role]}
            id={`${grid}-${row}-${column}`}
            className="cell"
            data-role={role}
            data-active={activeColumn === column}
            style={{ left: cells(first + at, before) }}
          >
            <span aria-hidden>{letters[role]}</span>
          </div>
        )
      })}
    </div>
  )
}

/** The row of a user. It renders only when something of it changes: the active cell moves with each key. */
export const RowOfUser = memo(UserRow)
