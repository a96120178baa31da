import type { IntlShape } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'

/** Lists give the administrator's username, some answers the id (decision 7), which is said in words. */
export const adminName = (intl: Pick<IntlShape, 'formatMessage'>, admin: Brand['brand_admin']): string =>
  typeof admin === 'number' ? intl.formatMessage({ id: 'brands.admin.unnamed' }, { id: String(admin) }) : (admin ?? '')
