import { isObject } from '~/platform/json'

import type { OperationId } from '../generated/operations.gen'
import { normaliseLogin, normaliseLoginHistory } from './auth'
import {
  normaliseBrand,
  normaliseBrandPage,
  normaliseBrandsOverview,
  normaliseBrandState,
  normaliseBrandUsers,
  normaliseCompanyBrands,
  normaliseRecentActivity,
  normaliseUserBrands,
} from './brand'
import { normaliseBrandsAssigned, normaliseNewAdmin, normaliseUsersAssigned, normaliseUsersRemoved } from './counts'
import {
  normaliseAcceptance,
  normaliseInvitation,
  normaliseInvitations,
  normaliseInvitationStatus,
  normaliseSlotsCheck,
} from './invitation'
import {
  normaliseChangedLanguage,
  normaliseCurrentLanguage,
  normaliseDetection,
  normaliseFrontendConfig,
  normaliseLanguageProfiles,
  normaliseLanguages,
  normaliseMyConfig,
  normaliseTranslations,
  normaliseValidity,
} from './language'
import {
  normaliseBusinessCreated,
  normaliseBusinesses,
  normaliseBusinessStats,
  normaliseBusinessStatus,
  normaliseEligibility,
} from './onboarding'
import {
  normaliseCheckout,
  normaliseExtendedTrial,
  normaliseOpportunities,
  normaliseTrialEvents,
  normaliseTrialStatus,
} from './trial'
import { normaliseMemberPage, normaliseUser } from './user'

type Normalise = (data: unknown) => unknown

const asItCame: Normalise = (data) => data
/** No data is due: what comes is a bonus (decision 4). */
const acknowledgement: Normalise = (data) => (isObject(data) ? data : undefined)

const NORMALISERS: Readonly<Record<OperationId, Normalise>> = {
  login: normaliseLogin,
  register: asItCame,
  refreshTokens: asItCame,
  logout: acknowledgement,
  getCurrentUser: normaliseUser,
  updateCurrentUser: normaliseUser,
  changePassword: acknowledgement,
  listLoginHistory: normaliseLoginHistory,
  listBrands: normaliseBrandPage,
  createBrand: normaliseBrand,
  listBrandsByCompany: normaliseCompanyBrands,
  listRecentActivity: normaliseRecentActivity,
  getBrandsOverview: normaliseBrandsOverview,
  getBrand: normaliseBrand,
  replaceBrand: normaliseBrand,
  updateBrand: normaliseBrand,
  deleteBrand: normaliseBrandState,
  toggleBrandActive: normaliseBrandState,
  listBrandUsers: normaliseBrandUsers,
  assignBrandUsers: normaliseUsersAssigned,
  removeBrandUsers: normaliseUsersRemoved,
  setBrandAdmin: normaliseNewAdmin,
  listUsers: normaliseMemberPage,
  getProfile: normaliseUser,
  updateProfile: normaliseUser,
  changeUserPassword: acknowledgement,
  listUserBrands: normaliseUserBrands,
  assignUserBrands: normaliseBrandsAssigned,
  promoteToBrandAdmin: normaliseNewAdmin,
  listLanguageProfiles: normaliseLanguageProfiles,
  getMyLanguageConfig: normaliseMyConfig,
  listSupportedLanguages: normaliseLanguages,
  updateLanguage: normaliseChangedLanguage,
  quickChangeLanguage: normaliseChangedLanguage,
  getCurrentLanguage: normaliseCurrentLanguage,
  detectLanguage: normaliseDetection,
  getFrontendConfig: normaliseFrontendConfig,
  getTranslations: normaliseTranslations,
  validateLanguageConfig: normaliseValidity,
  setupBusiness: normaliseBusinessCreated,
  getBusinessEligibility: normaliseEligibility,
  getBusinessStatus: normaliseBusinessStatus,
  getBusinessStats: normaliseBusinessStats,
  listBusinesses: normaliseBusinesses,
  triggerBusinessCreation: acknowledgement,
  sendInvitation: normaliseInvitation,
  acceptInvitation: normaliseAcceptance,
  getInvitationStatus: normaliseInvitationStatus,
  resendInvitation: normaliseInvitation,
  listInvitations: normaliseInvitations,
  validateInvitationSlots: normaliseSlotsCheck,
  getTrialStatus: normaliseTrialStatus,
  extendTrial: normaliseExtendedTrial,
  listTrialEvents: normaliseTrialEvents,
  upgradeTrial: normaliseCheckout,
  detectUpgrade: normaliseOpportunities,
  logSecurityEvent: acknowledgement,
}

/** What an operation answers with, in the documented shape whatever came (decision 6). Pure, total, idempotent. */
export const normalise = (operation: OperationId | 'upload', data: unknown): unknown =>
  operation === 'upload' ? data : NORMALISERS[operation](data)
