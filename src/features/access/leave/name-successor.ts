import { undone } from '~/api/api-error'
import { listBrandUsers } from '~/api/generated/sdk.gen'

import { type AccessBrand, type AccessPerson, namingOf } from '../access-change'
import { makeAdmin } from '../admin-queries'

/**
 * Names who administers a brand after `leaver`. A user who was named since the page loaded stays: nobody is replaced
 * silently.
 * @returns who administers it then
 */
export async function nameSuccessor(
  leaver: AccessPerson,
  admin: AccessPerson,
  brand: AccessBrand,
): Promise<AccessPerson> {
  const { data } = await listBrandUsers({ path: { id: brand.id } }).catch((thrown: unknown) => {
    // nothing is sent on a guess
    throw undone(thrown)
  })
  const { admin_user: present } = data
  if (present && present.id !== leaver.id) return present
  await makeAdmin(namingOf(admin, [brand], 'brand'))
  return admin
}
