import type { ActivityEntry, Brand } from '~/api/generated/types.gen'

/** Whether an entry is about this brand. Entries may name a brand by name or by id (decision 7). */
export const isAbout =
  ({ id, name }: Pick<Brand, 'id' | 'name'>) =>
  ({ brand }: ActivityEntry): boolean =>
    brand !== undefined && brand !== null && [name.trim(), String(id)].includes(brand.trim())
