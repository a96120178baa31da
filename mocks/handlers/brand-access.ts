import type { MockApi } from '../core/define-api.ts'
import { said } from '../core/reply.ts'
import { brandFor, companyBrandFor, isCompanyAdmin } from '../domain/access.ts'
import { recordActivity } from '../domain/activity.ts'
import { assign, knownColleagues, makeAdmin, remove } from '../domain/brand-access.ts'
import { counted } from '../domain/french.ts'
import { fullName, toBrandUser, usersOfBrand } from '../domain/views.ts'
import type { Server } from '../domain/world.ts'

type Handlers = Pick<MockApi, 'listBrandUsers' | 'assignBrandUsers' | 'removeBrandUsers' | 'setBrandAdmin'>

/** Only company admins change assignments. */
export function brandAccessHandlers(server: Server): Handlers {
  const { world } = server
  return {
    listBrandUsers({ user, path }) {
      const brand = (isCompanyAdmin(user) ? companyBrandFor : brandFor)(world, user, path.id)
      const users = usersOfBrand(world, brand).map((user) => toBrandUser(world, brand, user))
      return { users, admin_user: users.find(({ is_brand_admin }) => is_brand_admin) ?? null }
    },

    assignBrandUsers({ user, path, body }) {
      const brand = companyBrandFor(world, user, path.id)
      const count = assign(knownColleagues(world, brand, body.user_ids), brand)
      recordActivity(
        server,
        user,
        brand,
        'users_assigned',
        `${counted(count, 'personne ajoutée', 'personnes ajoutées')} à ${brand.name}.`,
      )
      return said('Utilisateurs assignés avec succès', { assigned_users_count: count, brand_name: brand.name })
    },

    removeBrandUsers({ user, path, body }) {
      const brand = companyBrandFor(world, user, path.id)
      const count = remove(knownColleagues(world, brand, body.user_ids), brand)
      recordActivity(
        server,
        user,
        brand,
        'users_removed',
        `${counted(count, 'personne retirée', 'personnes retirées')} de ${brand.name}.`,
      )
      return said('Utilisateurs retirés avec succès', { removed_users_count: count, brand_name: brand.name })
    },

    setBrandAdmin({ user, path, body }) {
      const brand = companyBrandFor(world, user, path.id)
      const admin = makeAdmin(
        world.users.find(({ id }) => id === body.user_id),
        brand,
      )
      recordActivity(server, user, brand, 'admin_changed', `${fullName(admin)} administre ${brand.name}.`)
      return said('Administrateur de la marque défini', { new_admin: admin.username, brand_name: brand.name })
    },
  }
}
