import type { Brand } from '~/api/generated/types.gen'

import { aBrand } from '../../../../stories/support/a-brand'

export const PORT: Brand = {
  ...aBrand(7, 'Brasserie du Port'),
  company: 'Agence',
  url: 'https://port.example',
  brand_admin: 'lea',
  created_at: null,
  description: null,
  logo: null,
}
