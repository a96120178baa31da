import type { MockApi } from '../core/define-api.ts'
import { denied, invalid } from '../core/failure.ts'
import { pageOf } from '../core/page.ts'
import { said } from '../core/reply.ts'
import { colleagueOf, companyBrandFor, requireCompanyAdmin, visibleBrands } from '../domain/access.ts'
import { recordActivity } from '../domain/activity.ts'
import { assign, makeAdmin, refuseDuplicates } from '../domain/brand-access.ts'
import { changePasswordOf, changeProfile } from '../domain/profile.ts'
import type { UserRecord } from '../domain/records.ts'
import { searchable } from '../domain/rules/names.ts'
import { fullName, toMember, toUser, toUserBrand } from '../domain/views.ts'
import type { Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'listUsers'
  | 'getProfile'
  | 'updateProfile'
  | 'changeUserPassword'
  | 'listUserBrands'
  | 'assignUserBrands'
  | 'promoteToBrandAdmin'
>

export function userHandlers(server: Server): Handlers {
  const { world } = server

  function selfOrColleague(user: UserRecord, userId: number): UserRecord {
    if (user.id === userId) return user
    requireCompanyAdmin(user)
    return colleagueOf(world, user, userId)
  }

  return {
    listUsers({ user, query, request }) {
      requireCompanyAdmin(user)
      const wanted = searchable(query.search ?? '')
      const rows = world.users.filter(
        (other) =>
          other.company_id === user.company_id &&
          (query.company ?? other.company_id) === other.company_id &&
          (query.user_type ?? other.user_type) === other.user_type &&
          (query.is_active ?? other.is_active) === other.is_active &&
          searchable(`${fullName(other)} ${other.email} ${other.username}`).includes(wanted),
      )
      return pageOf(
        rows.map((other) => toMember(world, other)),
        query,
        request.url,
      )
    },

    getProfile: ({ user }) => toUser(server, user),

    updateProfile({ user, path, body }) {
      const owner = selfOrColleague(user, path.id)
      changeProfile(owner, body)
      return said('Profil mis à jour avec succès', toUser(server, owner))
    },

    changeUserPassword({ user, family, path, body }) {
      if (path.id !== user.id) throw denied('Vous ne pouvez changer que votre propre mot de passe.')
      changePasswordOf(server, user, family, body)
      return said('Mot de passe modifié avec succès', null)
    },

    listUserBrands({ user, path }) {
      const owner = selfOrColleague(user, path.id)
      return { brands: visibleBrands(world, owner).map((brand) => toUserBrand(world, owner, brand)) }
    },

    assignUserBrands({ user, path, body }) {
      requireCompanyAdmin(user)
      const colleague = colleagueOf(world, user, path.id)
      refuseDuplicates('brand_ids', body.brand_ids)
      const brands = world.brands.filter(
        ({ id, company_id }) => company_id === user.company_id && body.brand_ids.includes(id),
      )
      const unknown = body.brand_ids.filter((id) => !brands.some((brand) => brand.id === id))
      if (unknown.length > 0) throw invalid({ brand_ids: unknown.map((id) => `Marque ${id} introuvable.`) })
      let count = 0
      for (const brand of brands) count += assign([colleague], brand)
      return said('Marques assignées avec succès', { assigned_brands_count: count, username: colleague.username })
    },

    promoteToBrandAdmin({ user, path, body }) {
      requireCompanyAdmin(user)
      const colleague = colleagueOf(world, user, path.id)
      const brand = companyBrandFor(world, user, body.brand_id)
      const admin = makeAdmin(colleague, brand)
      recordActivity(server, user, brand, 'admin_changed', `${fullName(admin)} administre ${brand.name}.`)
      return said('Utilisateur promu administrateur', { new_admin: admin.username, brand_name: brand.name })
    },
  }
}
