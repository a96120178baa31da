import { FormattedMessage } from 'react-intl'

import { Name } from '~/design/data/Name'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Row } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'

import { AdminBadge } from './PersonLines'

type BrandLinesProps = { brand: { name: string; is_active: boolean; users_count?: number | null }; admin?: boolean }

/** The brand, its number of users if known, and extra badges. */
export const BrandLines = ({ brand, admin = false }: BrandLinesProps) => (
  <span>
    <Strong as="span" weight="medium" block>
      <Name>{brand.name}</Name>
    </Strong>
    {brand.users_count !== undefined && brand.users_count !== null && (
      <Muted as="span" size="caption" block>
        <FormattedMessage id="data.users" values={{ count: brand.users_count }} />
      </Muted>
    )}
    {(admin || !brand.is_active) && (
      <Row wrap gap={0.5} mt={0.5}>
        {admin && <AdminBadge />}
        {!brand.is_active && (
          <StatusBadge>
            <FormattedMessage id="brands.inactive" />
          </StatusBadge>
        )}
      </Row>
    )}
  </span>
)
