import type { MockApi } from '../core/define-api.ts'
import { denied } from '../core/failure.ts'
import { said } from '../core/reply.ts'
import { canReadAnalytics, companyOf, visibleBrands } from '../domain/access.ts'
import { createBusiness, ineligibility } from '../domain/business.ts'
import { activeUsers, isInTrial, trialDaysRemaining } from '../domain/company.ts'
import { pendingOf } from '../domain/pending.ts'
import type { UserRecord } from '../domain/records.ts'
import { fullName } from '../domain/views.ts'
import type { Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'setupBusiness'
  | 'getBusinessEligibility'
  | 'getBusinessStatus'
  | 'getBusinessStats'
  | 'listBusinesses'
  | 'triggerBusinessCreation'
>

export function onboardingHandlers(server: Server): Handlers {
  const { world } = server
  const businessOf = (user: UserRecord) => world.companies.find(({ id }) => id === user.company_id)

  function create(user: UserRecord, name: string) {
    const { company, brand } = createBusiness(server, user, name)
    return said('Entreprise créée avec succès', {
      company_id: company.id,
      brand_id: brand.id,
      is_trial: true,
      trial_days_remaining: trialDaysRemaining(server, company),
    })
  }

  return {
    setupBusiness: ({ user, body }) => create(user, body.business_name),

    triggerBusinessCreation: ({ user, body }) => create(user, body.business_name ?? `Entreprise de ${fullName(user)}`),

    getBusinessEligibility({ user }) {
      const reason = ineligibility(user) ?? null
      return { is_eligible: reason === null, has_business: user.company_id !== null, reason }
    },

    getBusinessStatus({ user }) {
      const company = businessOf(user)
      const brand = visibleBrands(world, user)[0]
      return {
        has_business: company !== undefined,
        onboarding_complete: company !== undefined,
        company_id: company?.id ?? null,
        brand_id: brand?.id ?? null,
        is_trial: company ? isInTrial(company) : false,
        trial_days_remaining: company ? trialDaysRemaining(server, company) : null,
      }
    },

    getBusinessStats({ user }) {
      if (!canReadAnalytics(world, user)) throw denied('Vous n’avez pas accès aux statistiques.')
      const company = companyOf(world, user)
      const brands = visibleBrands(world, user)
      const pending = pendingOf(server, company)
      return {
        users_count: world.users.filter(({ company_id }) => company_id === company.id).length,
        active_users_count: activeUsers(world, company),
        brands_count: brands.length,
        active_brands_count: brands.filter(({ is_active }) => is_active).length,
        pending_invitations_count: pending.length,
      }
    },

    listBusinesses({ user }) {
      const company = businessOf(user)
      if (!company) return { businesses: [] }
      const { id, name, business_mode, created_at } = company
      return { businesses: [{ id, name, business_mode, created_at, is_trial: isInTrial(company) }] }
    },
  }
}
