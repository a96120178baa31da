import type { MockApi } from '../core/define-api.ts'
import { denied } from '../core/failure.ts'
import { said } from '../core/reply.ts'
import { canReadAnalytics, companyOf, visibleBrands } from '../domain/access.ts'
import { createBusiness, ineligibility } from '../domain/business.ts'
import { activeUsers, isInTrial, trialDaysRemaining } from '../domain/company.ts'
import { pendingOf } from '../domain/pending.ts'
import type { Person } from '../domain/records.ts'
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
  const businessOf = (person: Person) => world.companies.find(({ id }) => id === person.company_id)

  function create(person: Person, name: string) {
    const { company, brand } = createBusiness(server, person, name)
    return said('Entreprise créée avec succès', {
      company_id: company.id,
      brand_id: brand.id,
      is_trial: true,
      trial_days_remaining: trialDaysRemaining(server, company),
    })
  }

  return {
    setupBusiness: ({ person, body }) => create(person, body.business_name),

    triggerBusinessCreation: ({ person, body }) =>
      create(person, body.business_name ?? `Entreprise de ${fullName(person)}`),

    getBusinessEligibility({ person }) {
      const reason = ineligibility(person) ?? null
      return { is_eligible: reason === null, has_business: person.company_id !== null, reason }
    },

    getBusinessStatus({ person }) {
      const company = businessOf(person)
      const brand = visibleBrands(world, person)[0]
      return {
        has_business: company !== undefined,
        onboarding_complete: company !== undefined,
        company_id: company?.id ?? null,
        brand_id: brand?.id ?? null,
        is_trial: company ? isInTrial(company) : false,
        trial_days_remaining: company ? trialDaysRemaining(server, company) : null,
      }
    },

    getBusinessStats({ person }) {
      if (!canReadAnalytics(world, person)) throw denied('Vous n’avez pas accès aux statistiques.')
      const company = companyOf(world, person)
      const brands = visibleBrands(world, person)
      const pending = pendingOf(server, company)
      return {
        users_count: world.people.filter(({ company_id }) => company_id === company.id).length,
        active_users_count: activeUsers(world, company),
        brands_count: brands.length,
        active_brands_count: brands.filter(({ is_active }) => is_active).length,
        pending_invitations_count: pending.length,
      }
    },

    listBusinesses({ person }) {
      const company = businessOf(person)
      if (!company) return { businesses: [] }
      const { id, name, business_mode, created_at } = company
      return { businesses: [{ id, name, business_mode, created_at, is_trial: isInTrial(company) }] }
    },
  }
}
