import { type ReactNode, useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { EmptySection } from '~/features/shared/Section'
import { userCount, displayName } from '~/features/shared/user/user-texts'

import { BrandLines, PersonLines } from '../ChoiceList'
import { PickTable, usePicked, useShownRows } from '../PickTable'
import { PasteList } from './PasteList'

/** Rows at a time: both lists and their buttons fit in a window. */
const SIZE = 5

export type PickedItems<Item extends { id: number }> = ReturnType<typeof usePicked<Item>>

type PickSeveralProps<Item extends { id: number }> = {
  of: 'users' | 'brands'
  rows: readonly Item[]
  picked: PickedItems<Item>
  /** Each text that names a row in full; the first one is shown. */
  namesOf: (row: Item) => readonly [string, ...string[]]
  /** Tells namesakes apart. */
  fullName: (row: Item) => string
  renderRow: (row: Item) => ReactNode
}

/** Selects some of a whole list, by checkboxes or by a pasted column. */
function PickSeveral<Item extends { id: number }>(props: PickSeveralProps<Item>) {
  const { of, rows, picked, namesOf, fullName, renderRow } = props
  const intl = useIntl()
  const nameOf = useCallback((row: Item) => namesOf(row)[0], [namesOf])
  const shown = useShownRows(rows, (row) => namesOf(row).join(' '), SIZE)
  return (
    <PickTable
      of={of}
      label={intl.formatMessage({ id: `several.${of}` })}
      column={`several.${of}`}
      search={{ label: `access.search.${of}`, text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={nameOf}
      renderRow={renderRow}
      picked={picked}
      placeholder={
        shown.rows.length === 0 && (
          <EmptySection
            icon={of === 'users' ? <UsersIcon /> : <BrandsIcon />}
            title={<FormattedMessage id={`access.none.${of}`} />}
          />
        )
      }
      pages={{ ...shown.pages, label: intl.formatMessage({ id: `access.pages.${of}` }) }}
    >
      <PasteList
        {...{ of, rows, namesOf, fullName }}
        onSelect={(found) => picked.change(found, new Set([...picked.rows.keys(), ...found.map(({ id }) => id)]))}
      />
    </PickTable>
  )
}

type PickItemsProps<Item extends { id: number }> = Pick<PickSeveralProps<Item>, 'rows' | 'picked'>

type Names = [string, ...string[]]

const namesOfUser = (user: Member): Names => [
  displayName(user),
  `${user.last_name ?? ''} ${user.first_name ?? ''}`,
  user.email,
  user.username,
]
const renderUser = (user: Member) => <PersonLines person={user} />

const namesOfBrand = ({ name }: Brand): Names => [name]
const renderBrand = (brand: Brand) => <BrandLines brand={brand} users={userCount(brand)} />

export const PickUsers = (props: PickItemsProps<Member>) => (
  <PickSeveral
    of="users"
    {...props}
    namesOf={namesOfUser}
    fullName={(user) => `${displayName(user)} (${user.email})`}
    renderRow={renderUser}
  />
)

export const PickBrands = (props: PickItemsProps<Brand>) => (
  <PickSeveral
    of="brands"
    {...props}
    namesOf={namesOfBrand}
    fullName={({ id, name, url }) => `${name} (${url ?? id})`}
    renderRow={renderBrand}
  />
)
