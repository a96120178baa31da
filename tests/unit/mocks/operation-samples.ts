import { operationIds } from '#mocks/core/route'
import { operations, type OperationId } from '#mocks/generated/operations.gen'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf } from '../../../openapi/description.ts'
import type { Input } from './caller'

type Outcome = readonly [
  agencyAdmin: number,
  brandAdmin: number,
  brandMember: number,
  clientReadonly: number,
  anonymous: number,
]
type Sample = { input: Input; outcome: Outcome }

const COMPANY_ADMIN = [200, 403, 403, 403, 401] as const
const BRAND_WRITER = [200, 200, 403, 403, 401] as const
const SELF_OR_COMPANY_ADMIN = [200, 403, 200, 403, 401] as const

const LEA = { path: { id: 3 } }

/**
 * Where an operation differs from the default, which is: the example of the description succeeds for every role. Brand
 * 1 is administered by Bastien and read by Léa (user 3); Hugo reads brand 2 only.
 */
export const particulars: { [Id in OperationId]?: Partial<Sample> } = {
  // all four may sign in
  login: { outcome: [200, 200, 200, 200, 200] },
  // an invalid refresh token
  refreshTokens: { outcome: [401, 401, 401, 401, 401] },

  listBrands: { input: { query: { page_size: 5 } } },
  createBrand: { outcome: [201, 403, 403, 403, 401] },
  getBrand: { outcome: [200, 200, 200, 403, 401] },
  replaceBrand: { outcome: BRAND_WRITER },
  updateBrand: { outcome: BRAND_WRITER },
  deleteBrand: { outcome: COMPANY_ADMIN },
  toggleBrandActive: { outcome: BRAND_WRITER },
  listBrandUsers: { outcome: [200, 200, 200, 403, 401] },
  assignBrandUsers: { outcome: COMPANY_ADMIN },
  removeBrandUsers: { outcome: COMPANY_ADMIN },
  setBrandAdmin: { outcome: COMPANY_ADMIN },
  // the company of all four
  listBrandsByCompany: { input: { query: { company: 1 } }, outcome: [200, 200, 200, 200, 401] },

  listUsers: { input: { query: { page: 2 } }, outcome: COMPANY_ADMIN },
  updateProfile: { input: LEA, outcome: SELF_OR_COMPANY_ADMIN },
  changeUserPassword: { input: LEA, outcome: [403, 403, 200, 403, 401] },
  listUserBrands: { input: LEA, outcome: SELF_OR_COMPANY_ADMIN },
  assignUserBrands: { input: LEA, outcome: COMPANY_ADMIN },
  promoteToBrandAdmin: { input: LEA, outcome: COMPANY_ADMIN },

  detectLanguage: { input: { body: { apply: true }, headers: { 'Accept-Language': 'es' } } },
  getTranslations: { input: { query: { language: 'fr' } } },

  // all four already belong to a company
  setupBusiness: { outcome: [400, 400, 400, 400, 401] },
  triggerBusinessCreation: { outcome: [400, 400, 400, 400, 401] },
  getBusinessStats: { outcome: BRAND_WRITER },

  sendInvitation: { outcome: [201, 403, 403, 403, 401] },
  // addressed to another user
  acceptInvitation: { outcome: [403, 403, 403, 403, 401] },
  resendInvitation: { outcome: COMPANY_ADMIN },
  listInvitations: { input: { query: { status: 'pending' } }, outcome: COMPANY_ADMIN },
  validateInvitationSlots: { outcome: COMPANY_ADMIN },

  // the agency is not on trial
  extendTrial: { outcome: [400, 403, 403, 403, 401] },
  listTrialEvents: { input: { query: { limit: 2 } }, outcome: COMPANY_ADMIN },
  // the agency has the highest plan
  upgradeTrial: { outcome: [400, 403, 403, 403, 401] },
  detectUpgrade: { outcome: COMPANY_ADMIN },
}

const calls = callsOf(bundle())

/** The example input of a call in the description. */
function exampleOf(id: OperationId): Input {
  const call = calls.find(({ operationId }) => operationId === id)
  const inPath = call?.parameters.filter((parameter) => parameter.in === 'path') ?? []
  return {
    path: Object.fromEntries(inPath.map(({ name, example }) => [name, example])),
    body: call?.requestBody?.content['application/json']?.example,
  }
}

function outcomeOf(id: OperationId): Outcome {
  const { status, anonymous } = operations[id]
  return [status, status, status, status, anonymous ? status : 401]
}

const sampleOf = (id: OperationId): Sample => ({
  input: { ...exampleOf(id), ...particulars[id]?.input },
  outcome: particulars[id]?.outcome ?? outcomeOf(id),
})

// one per id
export const samples = Object.fromEntries(operationIds.map((id) => [id, sampleOf(id)])) as Record<OperationId, Sample>
