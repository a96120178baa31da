import type { ReactNode } from 'react'

import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, Member } from '~/api/generated/types.gen'
import { SkeletonList } from '~/design/feedback/SkeletonList'
import { QueryPart } from '~/features/shared/queries/QueryPart'

import { personOptions } from './access-queries'
import { ChooseFirst } from './ChooseFirst'

type KnownPersonProps = { id: number; person: Member | undefined; children: (person: Member) => ReactNode }

/** The chosen row, or what the server says of the person that the address names. */
export const KnownPerson = ({ id, person, children }: KnownPersonProps) =>
  person ? (
    children(person)
  ) : (
    <QueryPart query={personOptions(id)} skeleton={<SkeletonList />} failed="users.list.failed">
      {(found) => (found ? children(found) : <ChooseFirst mode="user" />)}
    </QueryPart>
  )

type KnownBrandProps = { id: number; brand: Brand | undefined; children: (brand: Brand) => ReactNode }

/** The chosen row, or what the server says of the brand that the address names. */
export const KnownBrand = ({ id, brand, children }: KnownBrandProps) =>
  brand ? (
    children(brand)
  ) : (
    <QueryPart query={getBrandOptions({ path: { id } })} skeleton={<SkeletonList />} failed="brands.details.failed">
      {children}
    </QueryPart>
  )
