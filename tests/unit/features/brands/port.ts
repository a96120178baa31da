import type { Brand } from '~/api/generated/types.gen'

export const PORT: Brand = {
  id: 7,
  name: 'Brasserie du Port',
  company: 'Agence',
  url: 'https://port.example',
  brand_admin: 'lea',
  users_count: 4,
  is_active: true,
  created_at: null,
  description: null,
  logo: null,
}
