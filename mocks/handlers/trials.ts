import type { MockApi } from '../core/define-api.ts'
import { reply, said } from '../core/reply.ts'
import { companyOf, requireCompanyAdmin, requireSubscriptionManager } from '../domain/access.ts'
import { isInTrial, trialDaysRemaining } from '../domain/company.ts'
import type { Company } from '../domain/records.ts'
import { activatePlan, choosePlan, extendTrial, openCheckout, opportunitiesOf } from '../domain/subscription.ts'
import type { Server } from '../domain/world.ts'

type Handlers = Pick<MockApi, 'getTrialStatus' | 'extendTrial' | 'listTrialEvents' | 'upgradeTrial' | 'detectUpgrade'>

export function trialHandlers(server: Server): Handlers {
  const { world } = server

  const eventsOf = (company: Company | undefined) =>
    world.trialEvents
      .filter(({ company_id }) => company_id === company?.id)
      .map(({ company_id: _company, ...event }) => event)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)

  const trialOf = (company: Company | undefined) => ({
    is_trial: company ? isInTrial(company) : false,
    trial_expires_at: company?.trial_expires_at ?? null,
    days_remaining: company ? trialDaysRemaining(server, company) : 0,
  })

  return {
    getTrialStatus({ user }) {
      const company = world.companies.find(({ id }) => id === user.company_id)
      const events = eventsOf(company)
      return { ...trialOf(company), events_count: events.length, events }
    },

    extendTrial({ user, body }) {
      requireSubscriptionManager(user)
      const company = companyOf(world, user)
      extendTrial(server, company, body.additional_weeks ?? 1)
      return said('Essai prolongé', trialOf(company))
    },

    listTrialEvents({ user, query }) {
      requireCompanyAdmin(user)
      const events = eventsOf(companyOf(world, user)).filter(
        ({ event_type }) => (query.event_type ?? event_type) === event_type,
      )
      return { events: events.slice(0, query.limit ?? events.length) }
    },

    upgradeTrial({ user, body, request }) {
      requireSubscriptionManager(user)
      const company = companyOf(world, user)
      const plan = choosePlan(company, body.plan_type)
      if (world.settings.checkout === 'immediate') {
        activatePlan(server, company, plan)
        return said('Votre plan a été changé', undefined)
      }
      const checkout = openCheckout(server, company, plan)
      const { session_id, amount } = checkout
      const data = { checkout_url: server.checkoutUrl(checkout, request), session_id, amount }
      return reply(data, { message: 'Session de paiement créée', beside: { error: null } })
    },

    detectUpgrade({ user }) {
      requireCompanyAdmin(user)
      return { upgrade_opportunities: opportunitiesOf(server, companyOf(world, user)) }
    },
  }
}
