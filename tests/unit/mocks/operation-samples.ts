import type { OperationId } from '#mocks/generated/operations.gen'

import type { Input } from './caller'

type Outcome = readonly [
  agencyAdmin: number,
  brandAdmin: number,
  brandMember: number,
  clientReadonly: number,
  anonymous: number,
]

const EVERYBODY = [200, 200, 200, 200, 200] as const
const SIGNED_IN = [200, 200, 200, 200, 401] as const
const COMPANY_ADMIN = [200, 403, 403, 403, 401] as const

const passwords = {
  current_password: 'Lumiere!2026',
  new_password: 'Automne#2027',
  new_password_confirm: 'Automne#2027',
}
const person = { email: 'nadia.klein@exemple.example', first_name: 'Nadia', last_name: 'Klein' }
const secret = { password: 'Zr8#kWm$pT', password_confirm: 'Zr8#kWm$pT' }

/** Brand 1 is Bastien's to administer and Léa's to read; Hugo reads brand 2 alone. Léa is user 3. */
export const samples: Record<OperationId, { input: Input; outcome: Outcome }> = {
  login: { input: { body: { email: 'claire@atelier-lumiere.example', password: 'Lumiere!2026' } }, outcome: EVERYBODY },
  register: { input: { body: { ...person, ...secret } }, outcome: [201, 201, 201, 201, 201] },
  // a refresh token that is none is refused to everybody
  refreshTokens: { input: { body: { refresh: 'jeton' } }, outcome: [401, 401, 401, 401, 401] },
  logout: { input: { body: {} }, outcome: SIGNED_IN },
  getCurrentUser: { input: {}, outcome: SIGNED_IN },
  updateCurrentUser: { input: { body: { position: 'Conseil' } }, outcome: SIGNED_IN },
  changePassword: { input: { body: passwords }, outcome: SIGNED_IN },
  listLoginHistory: { input: {}, outcome: SIGNED_IN },

  listBrands: { input: { query: { page_size: 5 } }, outcome: SIGNED_IN },
  createBrand: { input: { body: { name: 'Maison Dubois' } }, outcome: [201, 403, 403, 403, 401] },
  getBrand: { input: { path: { id: 1 } }, outcome: [200, 200, 200, 403, 401] },
  replaceBrand: { input: { path: { id: 1 }, body: { name: 'Marceau' } }, outcome: [200, 200, 403, 403, 401] },
  updateBrand: { input: { path: { id: 1 }, body: { name: 'Marceau' } }, outcome: [200, 200, 403, 403, 401] },
  deleteBrand: { input: { path: { id: 1 } }, outcome: COMPANY_ADMIN },
  toggleBrandActive: { input: { path: { id: 1 } }, outcome: [200, 200, 403, 403, 401] },
  listBrandUsers: { input: { path: { id: 1 } }, outcome: [200, 200, 200, 403, 401] },
  assignBrandUsers: { input: { path: { id: 4 }, body: { user_ids: [3] } }, outcome: COMPANY_ADMIN },
  removeBrandUsers: { input: { path: { id: 1 }, body: { user_ids: [3] } }, outcome: COMPANY_ADMIN },
  setBrandAdmin: { input: { path: { id: 1 }, body: { user_id: 3 } }, outcome: COMPANY_ADMIN },
  listBrandsByCompany: { input: { query: { company: 1 } }, outcome: SIGNED_IN },
  listRecentActivity: { input: {}, outcome: SIGNED_IN },
  getBrandsOverview: { input: {}, outcome: SIGNED_IN },

  listUsers: { input: { query: { page: 2 } }, outcome: COMPANY_ADMIN },
  getProfile: { input: {}, outcome: SIGNED_IN },
  // user 3: the admin of her company, and herself
  updateProfile: { input: { path: { id: 3 }, body: { position: 'Conseil' } }, outcome: [200, 403, 200, 403, 401] },
  changeUserPassword: { input: { path: { id: 3 }, body: passwords }, outcome: [403, 403, 200, 403, 401] },
  listUserBrands: { input: { path: { id: 3 } }, outcome: [200, 403, 200, 403, 401] },
  assignUserBrands: { input: { path: { id: 3 }, body: { brand_ids: [4, 5] } }, outcome: COMPANY_ADMIN },
  promoteToBrandAdmin: { input: { path: { id: 3 }, body: { brand_id: 4 } }, outcome: COMPANY_ADMIN },

  getMyLanguageConfig: { input: {}, outcome: SIGNED_IN },
  listSupportedLanguages: { input: {}, outcome: SIGNED_IN },
  quickChangeLanguage: { input: { body: { language: 'de' } }, outcome: SIGNED_IN },
  updateLanguage: { input: { body: { language: 'de' } }, outcome: SIGNED_IN },
  getCurrentLanguage: { input: {}, outcome: SIGNED_IN },
  detectLanguage: { input: { body: { apply: true }, headers: { 'Accept-Language': 'es' } }, outcome: SIGNED_IN },
  getFrontendConfig: { input: {}, outcome: SIGNED_IN },
  getTranslations: { input: { query: { language: 'fr' } }, outcome: SIGNED_IN },
  validateLanguageConfig: { input: { body: { language: 'fr' } }, outcome: SIGNED_IN },
  listLanguageProfiles: { input: {}, outcome: SIGNED_IN },

  // all four belong to a company already: nobody may name another, whatever the role
  setupBusiness: { input: { body: { business_name: 'Maison Klein' } }, outcome: [400, 400, 400, 400, 401] },
  triggerBusinessCreation: { input: {}, outcome: [400, 400, 400, 400, 401] },
  getBusinessEligibility: { input: {}, outcome: SIGNED_IN },
  getBusinessStatus: { input: {}, outcome: SIGNED_IN },
  getBusinessStats: { input: {}, outcome: [200, 200, 403, 403, 401] },
  listBusinesses: { input: {}, outcome: SIGNED_IN },

  sendInvitation: {
    input: { body: { email: 'nadia.klein@exemple.example', brand_id: 1 } },
    outcome: [201, 403, 403, 403, 401],
  },
  // addressed to somebody else
  acceptInvitation: { input: { body: { token: 'invitation-0001' } }, outcome: [403, 403, 403, 403, 401] },
  getInvitationStatus: { input: { path: { token: 'invitation-0001' } }, outcome: EVERYBODY },
  resendInvitation: { input: { path: { id: 1 } }, outcome: COMPANY_ADMIN },
  listInvitations: { input: { query: { status: 'pending' } }, outcome: COMPANY_ADMIN },
  validateInvitationSlots: { input: { body: { emails: ['nadia.klein@exemple.example'] } }, outcome: COMPANY_ADMIN },

  getTrialStatus: { input: {}, outcome: SIGNED_IN },
  // the agency is not in trial
  extendTrial: { input: { body: { additional_weeks: 1 } }, outcome: [400, 403, 403, 403, 401] },
  listTrialEvents: { input: { query: { limit: 2 } }, outcome: COMPANY_ADMIN },
  // the agency has the highest plan
  upgradeTrial: { input: { body: { plan_type: 'agency_scale' } }, outcome: [400, 403, 403, 403, 401] },
  detectUpgrade: { input: {}, outcome: COMPANY_ADMIN },

  logSecurityEvent: {
    input: {
      body: {
        timestamp: '2026-03-16T09:00:00Z',
        type: 'onboarding',
        event: 'started',
        data: { url: '/onboarding/register' },
      },
    },
    outcome: EVERYBODY,
  },
}
