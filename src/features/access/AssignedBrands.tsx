import { FormattedMessage, useIntl } from 'react-intl'

import type { UserBrand } from '~/api/generated/types.gen'
import { BrandsIcon, SearchIcon } from '~/design/icons/icons'
import { displayName } from '~/features/shared/display-name'
import { EmptySection } from '~/features/shared/EmptySection'

import { refusalToAdminister, type AccessChange, type AccessPerson } from './access-change'
import { BrandLines } from './BrandLines'
import { PickTable } from './PickTable'
import { usePicked } from './use-picked'
import { useShownRows } from './use-shown-rows'

type AssignedBrandsProps = {
  person: AccessPerson
  brands: readonly UserBrand[]
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** The brands of a user: remove them, or make the user their administrator. */
export function AssignedBrands({ person, brands, busy, onAsk }: AssignedBrandsProps) {
  const intl = useIntl()
  const picked = usePicked<UserBrand>()
  const shown = useShownRows(brands, ({ name }) => name)
  const change = { by: 'user' as const, people: [person] }

  async function removeAll(rows: readonly UserBrand[]) {
    const administered = rows.filter(({ is_admin }) => is_admin).map((brand) => ({ person, brand }))
    if (await onAsk({ ...change, kind: 'remove', brands: rows, administered })) picked.clear()
  }

  return (
    <PickTable
      of="brands"
      label={intl.formatMessage({ id: 'access.assigned.brands' }, { name: displayName(person) })}
      column="forms.label.brand"
      search={{ label: 'access.review.filter.brands', text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={({ name }) => name}
      renderRow={(brand) => <BrandLines brand={brand} admin={brand.is_admin} />}
      rowActions={(brand) => [
        {
          label: intl.formatMessage({ id: 'access.act.promote' }),
          disabledReason: brand.is_admin
            ? intl.formatMessage({ id: 'access.act.admin.already' })
            : refusalToAdminister(intl, person),
          onClick: () => void onAsk({ ...change, kind: 'admin', brands: [brand], administered: [] }),
        },
      ]}
      picked={picked}
      act={{ label: 'access.act.remove', danger: true, busy, onAct: (rows) => void removeAll(rows) }}
      placeholder={
        brands.length === 0 ? (
          <EmptySection icon={<BrandsIcon />} title={<FormattedMessage id="access.assigned.none.brands" />}>
            <FormattedMessage id="access.assigned.none.brands.body" />
          </EmptySection>
        ) : (
          shown.rows.length === 0 && (
            <EmptySection icon={<SearchIcon />} title={<FormattedMessage id="access.none.brands" />} />
          )
        )
      }
      pages={shown.pages}
    />
  )
}
