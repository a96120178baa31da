import { type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Facts'
import { Box } from '~/design/layout/Flex'
import { useNarrowerThan, useTouch } from '~/design/layout/use-viewport'
import type { AccessUser } from '~/features/access/access-change'
import { AppLink } from '~/features/shared/AppLink'
import { brandLink } from '~/features/shared/page-links'
import { administersEveryBrand } from '~/permissions/permissions'

import { type AccessReview, type ReviewBrand, roleOf, roleWords, type ReviewRole } from './access-review'
import { CELL, cells, COUNT, FRAME, HEAD, NAME } from './review-styles'
import { RowByRole, RowOfUser } from './ReviewRows'
import { FIRST_BRAND, type GridCell, useGridKeys, useInView } from './use-grid-keys'

/** A line of the matrix: a user, or the one line of all users whose role alone gives access to every brand. */
export type ReviewRow =
  | { kind: 'user'; user: AccessUser }
  | { kind: 'byRole'; users: readonly AccessUser[]; open: boolean }

/** How many of these brands are assigned to each user, by user id. One pass over the assignments. */
export function brandCounts(
  { usersByBrand: users }: AccessReview,
  brands: readonly ReviewBrand[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { id } of brands)
    for (const user of users.get(id)?.keys() ?? []) counts.set(user, (counts.get(user) ?? 0) + 1)
  return counts
}

const row = (user: AccessUser): ReviewRow => ({ kind: 'user', user })

/** The users as lines. Those whose role alone gives access come first, as one line, below which they stand once it is open. */
export function rowsOf(
  users: readonly AccessUser[],
  counts: ReadonlyMap<number, number>,
  open: boolean,
): readonly ReviewRow[] {
  const isByRole = (user: AccessUser) => administersEveryBrand(user) && !counts.has(user.id)
  const byRole = users.filter(isByRole)
  const others = users.filter((user) => !isByRole(user)).map(row)
  if (byRole.length === 0) return others
  return [{ kind: 'byRole', users: byRole, open }, ...(open ? byRole.map(row) : []), ...others]
}

/** A cell that was pressed, and the element beside which its menu opens. */
export type PressedCell = { user: AccessUser; brand: ReviewBrand; role: ReviewRole; opener: HTMLElement }

type ReviewMatrixProps = {
  review: AccessReview
  users: readonly AccessUser[]
  brands: readonly ReviewBrand[]
  /** The users whose role gives them access are shown one by one. */
  opened: boolean
  /** A cell of a user and a brand was pressed. Without it, the user changes no access. */
  onCell?: ((pressed: PressedCell) => void) | undefined
  /** The acts of the pressed cell are open. */
  pressing: boolean
  /** A cell is about to be pressed. */
  onNear?: (() => void) | undefined
}

/** Users × brands. Only visible cells are rendered: a thousand users and two hundred brands are 200,000 cells. */
export function ReviewMatrix({ review, users, brands, opened, onCell, pressing, onNear }: ReviewMatrixProps) {
  const intl = useIntl()
  const grid = useId()
  const narrow = useNarrowerThan('sm')
  const name = NAME[narrow ? 'narrow' : 'wide']
  const before = name + COUNT
  const cell = CELL[useTouch() ? 'touch' : 'mouse']
  const region = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const label = intl.formatMessage({ id: 'access.review.matrix' })
  const words = useMemo(() => roleWords(intl), [intl])
  const letters = useMemo(() => lettersOf(words), [words])
  const counts = useMemo(() => brandCounts(review, brands), [review, brands])
  const open = opened || unfolded
  const all = useMemo(() => rowsOf(users, counts, open), [users, counts, open])
  const { rows, columns } = useInView({ region, rows: all.length, columns: brands.length, before, cell })
  const shownBrands = useMemo(() => brands.slice(columns.first, columns.end), [brands, columns])
  const keys = useGridKeys({
    region,
    rows: all.length + 1,
    columns: brands.length + FIRST_BRAND,
    fixed: narrow ? name : before,
    before,
    cell,
    onPress,
  })
  const { active } = keys
  const idOf = ({ row, column }: GridCell) => `${grid}-${row}-${column}`

  function onPress(cell: GridCell) {
    const element = document.getElementById(idOf(cell))
    const control = element?.querySelector<HTMLElement>('a, button')
    if (control) return control.click()
    const row = all[cell.row - 1]
    const brand = brands[cell.column - FIRST_BRAND]
    if (row?.kind === 'user' && brand && element)
      onCell?.({ user: row.user, brand, role: roleOf(review, row.user, brand), opener: element })
  }

  function onClick({ target }: MouseEvent) {
    const { row, column } = target instanceof Element ? cellAt(target) : {}
    if (row === undefined || column === undefined) return
    keys.setActive({ row, column })
    // links and buttons do what they say
    if (column >= FIRST_BRAND && row > 0) onPress({ row, column })
  }

  return (
    <Box ref={region} role="region" aria-label={label} sx={FRAME} data-names={narrow ? 'narrow' : 'wide'}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={all.length + 1}
        aria-colcount={brands.length + FIRST_BRAND}
        aria-readonly={onCell === undefined}
        aria-activedescendant={active && idOf(active)}
        tabIndex={0}
        data-pressable={onCell !== undefined}
        data-pressing={pressing}
        style={{ width: cells(brands.length, before), height: cells(all.length, HEAD) }}
        onKeyDown={keys.onKeyDown}
        onFocus={(event) => {
          keys.onFocus(event)
          onNear?.()
        }}
        onPointerEnter={onNear}
        onClick={onClick}
      >
        <div role="row" aria-rowindex={1} className="head">
          <div role="columnheader" aria-colindex={1} className="corner" id={idOf({ row: 0, column: 0 })}>
            {intl.formatMessage({ id: 'access.review.person' })}
          </div>
          <div role="columnheader" aria-colindex={2} className="count" id={idOf({ row: 0, column: 1 })}>
            {intl.formatMessage({ id: 'lists.brands' })}
          </div>
          {shownBrands.map((brand, at) => {
            const column = columns.first + at
            return (
              <div
                key={brand.id}
                role="columnheader"
                aria-colindex={column + FIRST_BRAND + 1}
                id={idOf({ row: 0, column: column + FIRST_BRAND })}
                className="brand"
                title={brand.name}
                style={{ left: cells(column, before) }}
              >
                <AppLink {...brandLink(brand.id)} tabIndex={-1} color="inherit" underline="hover">
                  <Name>{brand.name}</Name>
                  <Avatar name={brand.name} shape="square" size={24} />
                </AppLink>
              </div>
            )
          })}
        </div>
        {all.slice(rows.first, rows.end).map((row, index) => {
          const at = rows.first + index + 1
          const shared = { grid, row: at, activeColumn: active?.row === at ? active.column : undefined }
          return row.kind === 'byRole' ? (
            <RowByRole
              key="byRole"
              {...shared}
              count={row.users.length}
              open={row.open}
              columns={brands.length + FIRST_BRAND}
              onToggle={opened ? undefined : () => setUnfolded(!unfolded)}
            />
          ) : (
            <RowOfUser
              key={row.user.id}
              {...shared}
              {...{ review, words, letters, before }}
              user={row.user}
              count={counts.get(row.user.id) ?? 0}
              brands={shownBrands}
              first={columns.first}
            />
          )
        })}
      </div>
    </Box>
  )
}

/** The cell of an element in it. */
function cellAt(target: Element): { row?: number | undefined; column?: number | undefined } {
  const [row, column] = target.closest('[role="row"] > [id]')?.id.split('-').slice(-2).map(Number) ?? []
  return { row, column }
}

const LETTERED = ['admin', 'member', 'reader', 'everything'] as const

/** Text of the cells: the first letters of the role, so that colour is never the only cue. */
export const lettersOf = (words: Readonly<Record<ReviewRole, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(LETTERED.map((role) => [role, words[role].charAt(0)])),
  unread: '?',
})
