import type { Brand, Member } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { displayName } from '~/features/shared/display-name'

import { brandsOptions, peopleOptions } from './access-queries'
import { BrandLines } from './BrandLines'
import { ChoiceList } from './ChoiceList'
import { PersonLines } from './PersonLines'

const PEOPLE = {
  search: 'access.search.users',
  activeOnly: 'access.activeOnly.users',
  pages: 'access.pages.users',
  none: 'access.none.users',
  failed: 'users.list.failed',
} as const

const BRANDS = {
  search: 'access.search.brands',
  activeOnly: 'access.activeOnly.brands',
  pages: 'access.pages.brands',
  none: 'access.none.brands',
  failed: 'brands.list.failed',
} as const

type PeopleListProps = { selected: number | null; selfId: number; onChoose: (person: Member) => void }

export const PeopleList = ({ selected, selfId, onChoose }: PeopleListProps) => (
  <ChoiceList
    query={peopleOptions}
    texts={PEOPLE}
    textOf={(person) => `${displayName(person)} ${person.email}`}
    render={(person) => (
      <>
        <Avatar name={displayName(person)} />
        <PersonLines person={person} self={person.id === selfId} narrow />
      </>
    )}
    selected={selected}
    onChoose={onChoose}
  />
)

type BrandListProps = { selected: number | null; onChoose: (brand: Brand) => void }

export const BrandList = ({ selected, onChoose }: BrandListProps) => (
  <ChoiceList
    query={brandsOptions}
    texts={BRANDS}
    textOf={({ name }) => name}
    render={(brand) => (
      <>
        <Avatar name={brand.name} shape="square" />
        <BrandLines brand={brand} />
      </>
    )}
    selected={selected}
    onChoose={onChoose}
  />
)
