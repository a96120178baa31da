import { FormattedMessage, useIntl } from 'react-intl'

import type { BrandUser } from '~/api/generated/types.gen'
import { SearchIcon, UsersIcon } from '~/design/icons/icons'
import { displayName } from '~/features/shared/display-name'
import { EmptySection } from '~/features/shared/EmptySection'

import { refusalToAdminister, type AccessBrand, type AccessChange } from './access-change'
import { PersonLines } from './PersonLines'
import { PickTable } from './PickTable'
import { usePicked } from './use-picked'
import { useShownRows } from './use-shown-rows'

type AssignedPeopleProps = {
  brand: AccessBrand
  people: readonly BrandUser[]
  selfId: number
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** The users of a brand: remove them, or make one its administrator. */
export function AssignedPeople({ brand, people, selfId, busy, onAsk }: AssignedPeopleProps) {
  const intl = useIntl()
  const picked = usePicked<BrandUser>()
  const shown = useShownRows(people, (person) => `${displayName(person)} ${person.email} ${person.username}`)
  const change = { by: 'brand' as const, brands: [brand] }

  async function removeAll(rows: readonly BrandUser[]) {
    const administered = rows.filter(({ is_brand_admin }) => is_brand_admin).map((person) => ({ person, brand }))
    if (await onAsk({ ...change, kind: 'remove', people: rows, administered })) picked.clear()
  }

  return (
    <PickTable
      of="users"
      label={intl.formatMessage({ id: 'access.assigned.users' }, { name: brand.name })}
      column="access.column.user"
      search={{ label: 'access.review.filter.people', text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={displayName}
      renderRow={(person) => <PersonLines person={person} admin={person.is_brand_admin} self={person.id === selfId} />}
      rowActions={(person) => [
        {
          label: intl.formatMessage({ id: 'access.act.admin' }),
          disabledReason: person.is_brand_admin
            ? intl.formatMessage({ id: 'access.act.admin.already' })
            : refusalToAdminister(intl, person),
          onClick: () => void onAsk({ ...change, kind: 'admin', people: [person], administered: [] }),
        },
      ]}
      picked={picked}
      act={{ label: 'access.act.remove', danger: true, busy, onAct: (rows) => void removeAll(rows) }}
      placeholder={
        people.length === 0 ? (
          <EmptySection icon={<UsersIcon />} title={<FormattedMessage id="access.assigned.none.users" />}>
            <FormattedMessage id="access.assigned.none.users.body" />
          </EmptySection>
        ) : (
          shown.rows.length === 0 && (
            <EmptySection icon={<SearchIcon />} title={<FormattedMessage id="access.none.users" />} />
          )
        )
      }
      pages={shown.pages}
    />
  )
}
