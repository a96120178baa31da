import { FormattedMessage } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Name'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { Reserved } from '~/features/shared/Reserved'

import { companyIdOf } from './brand-companies'
import { companyBrandsOptions } from './brands-queries'

const AT_MOST = 5

type SameCompanyCardProps = { user: User; brand: Brand }

/** The other brands of the company, if its id is known (BRD-06). */
export function SameCompanyCard({ user, brand }: SameCompanyCardProps) {
  const company = companyIdOf(brand, user)
  if (company === undefined) return null
  const others = (results: readonly Brand[] | undefined) => (results ?? []).filter(({ id }) => id !== brand.id)
  return (
    <QueryCard
      title={<FormattedMessage id="brandpages.company.brands" />}
      query={companyBrandsOptions(company)}
      skeleton={<SkeletonList rows={2} />}
      failed="brands.byCompany.failed"
      denied={<Reserved reason="brandpages.company.denied" />}
      isEmpty={({ results }) => others(results).length === 0}
      empty={
        <Muted>
          <FormattedMessage id="brandpages.company.none" />
        </Muted>
      }
    >
      {({ results }) => (
        <PlainList gap={1}>
          {others(results)
            .slice(0, AT_MOST)
            .map(({ id, name }) => (
              <li key={id}>
                <AppLink to="/brands/$brandId" params={{ brandId: String(id) }} color="inherit">
                  <Name>{name}</Name>
                </AppLink>
              </li>
            ))}
          <li>
            <AppLink to="/brands" search={{ company }}>
              <FormattedMessage id="brandpages.company.all" />
            </AppLink>
          </li>
        </PlainList>
      )}
    </QueryCard>
  )
}
