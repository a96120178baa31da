import { FormattedMessage } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Name } from '~/design/data/Facts'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { Column, Grow } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { PlainList, RuledItem } from '~/design/layout/PlainList'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { brandLink } from '~/features/shared/page-links'
import { QuerySection } from '~/features/shared/queries/QuerySection'
import type { ChooseAdmin } from '~/features/shared/user/company-users'

import { brandsOptions } from './brand-queries'

/** One page of the brands that nobody administers, each with the choice of an administrator. */
export const BrandsWithoutAdmin = ({ onChooseAdmin }: { onChooseAdmin: ChooseAdmin }) => (
  <QuerySection
    query={brandsOptions({ administrator: 'none' })}
    skeleton={<SkeletonList rows={3} />}
    failed="brands.list.failed"
    isEmpty={({ results }) => results.length === 0}
    empty={
      <Muted as="p">
        <FormattedMessage id="brandpages.admin.none.left" />
      </Muted>
    }
  >
    {({ results }) => (
      <Column gap={1}>
        <PlainList>
          {results.map((brand) => (
            <Item key={brand.id} brand={brand} onChooseAdmin={onChooseAdmin} />
          ))}
        </PlainList>
        <div>
          <AppLink to="/brands" search={{ administrator: 'none' }}>
            <FormattedMessage id="brandpages.admin.none.list" />
          </AppLink>
        </div>
      </Column>
    )}
  </QuerySection>
)

/** Once the brand has an administrator, the next brand without has the focus. */
const Item = ({ brand, onChooseAdmin }: { brand: Brand; onChooseAdmin: ChooseAdmin }) => (
  <RuledItem>
    <Avatar name={brand.name} shape="square" size={24} />
    <Grow>
      <AppLink {...brandLink(brand.id)}>
        <Name>{brand.name}</Name>
      </AppLink>
    </Grow>
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      aria-haspopup="dialog"
      onClick={({ currentTarget: opener }) => {
        const list = opener.closest('ul')
        const index = [...(list?.querySelectorAll('button') ?? [])].indexOf(opener)
        passFocusOn(opener, () => itemAt(list, 'button', index))
        onChooseAdmin({ brands: [brand], opener })
      }}
    >
      <FormattedMessage id="brandpages.admin.choose" />
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="brandpages.admin.name" values={{ brand: brand.name }} />
      </VisuallyHidden>
    </Button>
  </RuledItem>
)
