import { type IntlShape, FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Box } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { roleLabel, companyName, displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import { administersEveryBrand } from '~/permissions/permissions'
import { systemClock, wait } from '~/platform/clock'

import type { AccessUser } from '../access-change'
import {
  type AccessReview,
  type ReviewBrand,
  type ReviewFilters,
  standings,
  unreadBrands,
  roleOf,
  roleWords,
} from './access-review'

type ReviewPrintProps = {
  review: AccessReview
  users: readonly AccessUser[]
  brands: readonly ReviewBrand[]
  /** They are not printed themselves: a sheet that is not the whole review says so. */
  filters: ReviewFilters
}

/**
 * The matrix is too wide for paper: the print has a line for each user, with their brands. It says whose review it is,
 * and has a line to sign.
 */
export function ReviewPrint({ review, users, brands, filters }: ReviewPrintProps) {
  const intl = useIntl()
  const { list } = useFormats()
  const user = useCurrentUser()

  const accessOf = printedAccess(intl, review, brands)
  const filtersText = printedFilters(intl, filters)

  return (
    <Box>
      {user && (
        <Box component="p" sx={HEAD}>
          <FormattedMessage
            id="access.review.print.by"
            values={{ company: companyName(user), author: displayName(user) }}
          />
        </Box>
      )}
      {filtersText && (
        <Box component="p" sx={HEAD}>
          <FormattedMessage id="access.review.print.filters" values={{ filters: filtersText }} />
        </Box>
      )}
      <Box component="table" sx={SHEET}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="access.review.person" />
            </th>
            <th scope="col">
              <FormattedMessage id="access.review.csv.role" />
            </th>
            <th scope="col">
              <FormattedMessage id="lists.brands" />
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Name>{displayName(row)}</Name>
                <br />
                <small translate="no">{row.email}</small>
              </th>
              <td>
                <span>{roleLabel(intl, row.user_type)}</span>
                {!row.is_active && (
                  <>
                    {' · '}
                    <FormattedMessage id="users.inactive" />
                  </>
                )}
              </td>
              <td>{list(accessOf(row))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={SIGN}>
        <Muted>
          <FormattedMessage id="access.review.print.sign" />
        </Muted>
      </Box>
    </Box>
  )
}

const HEAD = { m: 0, mb: 1, typography: 'body2' } as const

/** A line to write on, with its label below. */
const SIGN = {
  width: '50%',
  mt: 8,
  ml: 'auto',
  pt: 0.5,
  borderTop: 1,
  borderColor: 'text.secondary',
  breakInside: 'avoid',
} as const

const SHEET = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 11,
  '& th, & td': {
    p: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& tr': { breakInside: 'avoid' },
  '& th[scope="row"]': { fontWeight: 500, width: '30%' },
  // never break the names of the roles
  '& td:first-of-type': { width: '18%' },
} as const

type Shown = { users: readonly AccessUser[]; brands: readonly ReviewBrand[] }

/** Rows per slice; the page stays responsive between slices. */
const AT_ONCE = 100

/** The matrix as rows of a spreadsheet, the heading first. No access is an empty cell. */
export async function reviewSheet(
  intl: IntlShape,
  review: AccessReview,
  { users, brands }: Shown,
  signal: AbortSignal,
): Promise<string[][]> {
  const words = { ...roleWords(intl), none: '' }
  const heading = [
    ...(['name', 'email', 'role', 'state'] as const).map((column) =>
      intl.formatMessage({ id: `access.review.csv.${column}` }),
    ),
    ...brands.map(({ name }) => name),
  ]
  const rows = [heading]
  for (const [index, row] of users.entries()) {
    rows.push([
      displayName(row),
      row.email,
      roleLabel(intl, row.user_type),
      intl.formatMessage({ id: row.is_active ? 'users.active' : 'users.inactive' }),
      ...brands.map((brand) => words[roleOf(review, row, brand)]),
    ])
    if (index % AT_ONCE === AT_ONCE - 1) await wait(systemClock, 0, signal)
  }
  return rows
}

/** The access of a user as the sheet names it: a sheet that is signed says 'no access' only of who has none at all. */
export function printedAccess(
  intl: IntlShape,
  review: AccessReview,
  /** Those of the sheet. */
  brands: readonly ReviewBrand[],
): (user: AccessUser) => readonly string[] {
  // loops over the assignments: they are fewer than the cells of the matrix
  const names = new Map<number, string[]>()
  for (const brand of brands)
    for (const [id, { is_brand_admin }] of review.usersByBrand.get(brand.id) ?? []) {
      const name = is_brand_admin
        ? intl.formatMessage({ id: 'access.review.print.admin' }, { brand: brand.name })
        : brand.name
      const known = names.get(id)
      if (known) known.push(name)
      else names.set(id, [name])
    }
  const unread = unreadBrands({ ...review, brands })
  const isUnreadElsewhere = unreadBrands(review).length > unread.length
  const assigned = standings(review)

  function without({ id }: AccessUser): string {
    if (unread.length > 0)
      return intl.formatMessage(
        { id: 'access.review.print.unread' },
        { brands: intl.formatList(unread.map(({ name }) => name)) },
      )
    return intl.formatMessage({
      id: isUnreadElsewhere || assigned.has(id) ? 'access.review.print.elsewhere' : 'access.review.role.none',
    })
  }

  return (user) => {
    const everything = administersEveryBrand(user) ? [intl.formatMessage({ id: 'access.review.print.everything' })] : []
    const all = [...everything, ...(names.get(user.id) ?? [])]
    return all.length > 0 ? all : [without(user)]
  }
}

/** What the sheet is filtered by; empty if by nothing. */
export function printedFilters(intl: IntlShape, { show, users, brands }: ReviewFilters): string {
  return [
    ...(show === 'all' ? [] : [intl.formatMessage({ id: `access.review.show.${show}` })]),
    ...(users.trim() ? [intl.formatMessage({ id: 'access.review.print.filter.users' }, { text: users.trim() })] : []),
    ...(brands.trim()
      ? [intl.formatMessage({ id: 'access.review.print.filter.brands' }, { text: brands.trim() })]
      : []),
  ].join(' · ')
}
