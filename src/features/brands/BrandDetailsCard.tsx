import { FormattedMessage } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { SectionCard } from '~/features/shared/SectionCard'
import { useFormats } from '~/i18n/formats'

import { isOwnCompany, ownCompany } from './brand-companies'
import { BrandActive } from './BrandActive'
import { BrandSite } from './BrandSite'

type BrandDetailsCardProps = { brand: Brand; user: User; busy: boolean; onToggle: (() => void) | undefined }

/** Details of a brand; missing fields are left out (decision 6). */
export function BrandDetailsCard({ brand, user, busy, onToggle }: BrandDetailsCardProps) {
  const { date } = useFormats()
  const { company, url, description, created_at } = brand
  const own = company !== null && isOwnCompany(company, user) ? ownCompany(user) : undefined
  const companyName = company === null ? undefined : (own?.name ?? String(company))
  const facts = [
    {
      id: 'state',
      name: <FormattedMessage id="brandpages.state" />,
      value: <BrandActive brand={brand} busy={busy} onToggle={onToggle} />,
    },
    { id: 'site', name: <FormattedMessage id="brandpages.site" />, value: <BrandSite url={url} /> },
    companyName && { id: 'company', name: <FormattedMessage id="brandpages.company" />, value: companyName },
    description?.trim() && {
      id: 'description',
      name: <FormattedMessage id="brandpages.text" />,
      value: description.trim(),
    },
    created_at && { id: 'created', name: <FormattedMessage id="brandpages.created.on" />, value: date(created_at) },
  ]
  return (
    <SectionCard title={<FormattedMessage id="brandpages.details" />}>
      <Facts look="lines" facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </SectionCard>
  )
}
