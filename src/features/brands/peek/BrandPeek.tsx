import { FormattedMessage } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { Stack } from '~/design/layout/Flex'
import { BrandActive, BrandSite, NoAdmin } from '~/features/brands/BrandCells'
import { RowPeek } from '~/features/shared/lists/RowPeek'
import { useFormats } from '~/i18n/formats'

import { hasNoAdmin } from '../brand-queries'
import { BrandKeyFigures } from '../BrandKeyFigures'

type BrandPeekProps = { user: User; rows: readonly Brand[]; adminName: (admin: Brand['brand_admin']) => string }

const nameOf = ({ name }: Brand) => name

/** What the page of a brand begins with, beside the list. */
export const BrandPeek = ({ user, rows, adminName }: BrandPeekProps) => (
  <RowPeek rows={rows} nameOf={nameOf}>
    {(brand, rested) => (
      <Stack spacing={2}>
        <Summary brand={brand} admin={hasNoAdmin(brand) ? undefined : adminName(brand.brand_admin)} />
        {rested && <BrandKeyFigures user={user} id={brand.id} brand={brand} />}
      </Stack>
    )}
  </RowPeek>
)

function Summary({ brand, admin }: { brand: Brand; admin: string | undefined }) {
  const { date } = useFormats()
  const { url, description, created_at } = brand
  const text = description?.trim()
  return (
    <Facts
      facts={[
        { id: 'state', name: <FormattedMessage id="brandpages.state" />, value: <BrandActive brand={brand} /> },
        {
          id: 'admin',
          name: <FormattedMessage id="brandpages.admin" />,
          value: admin ?? <NoAdmin brand={brand} onChooseAdmin={undefined} />,
        },
        { id: 'site', name: <FormattedMessage id="brandpages.site" />, value: <BrandSite url={url} /> },
        ...(text ? [{ id: 'text', name: <FormattedMessage id="brandpages.text" />, value: text }] : []),
        ...(created_at
          ? [{ id: 'created', name: <FormattedMessage id="brandpages.created.on" />, value: date(created_at) }]
          : []),
      ]}
    />
  )
}
