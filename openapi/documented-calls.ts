/** The calls of F §7 and B §7, copied from the documents and not from the description. */
export const DOCUMENTED_CALLS = `
POST   /auth/login/
POST   /auth/register/
POST   /auth/refresh/
POST   /auth/logout/
GET    /auth/me/
PATCH  /auth/me/
POST   /auth/change-password/
GET    /auth/login-history/

GET    /brands/
GET    /brands/{id}/
GET    /brands/{id}/accessible_users/
GET    /brands/by_company/
GET    /brands/recent_activity/
GET    /brands/brands_overview/
POST   /brands/
PUT    /brands/{id}/
PATCH  /brands/{id}/
DELETE /brands/{id}/
POST   /brands/{id}/assign_users/
POST   /brands/{id}/remove_users/
POST   /brands/{id}/set_admin/
POST   /brands/{id}/toggle_active/

GET    /users/i18n/profiles/my_config/
GET    /users/i18n/profiles/supported_languages/
POST   /users/i18n/language/quick_change/
POST   /users/i18n/profiles/update_language/
GET    /users/i18n/language/current/
POST   /users/i18n/language/detect/
GET    /users/i18n/config/frontend_config/
GET    /users/i18n/config/translations/
POST   /users/i18n/config/validate/
GET    /users/i18n/profiles/

POST   /onboarding/business/setup/
GET    /onboarding/business/eligibility/
GET    /onboarding/business/status/
GET    /onboarding/business/stats/
GET    /onboarding/business/list/
POST   /onboarding/invitations/send/
POST   /onboarding/invitations/accept/
GET    /onboarding/invitations/status/{token}/
POST   /onboarding/invitations/resend/{id}/
GET    /onboarding/invitations/list/
POST   /onboarding/invitations/validate-slots/
GET    /onboarding/trials/status/
POST   /onboarding/trials/extend/
GET    /onboarding/trials/events/
POST   /onboarding/trials/upgrade/
GET    /onboarding/trials/upgrade-detection/
POST   /onboarding/registration/trigger-business-creation/

GET    /users/me/
PATCH  /users/{id}/
POST   /users/{id}/change_password/
GET    /users/
GET    /users/{id}/accessible_brands/
POST   /users/{id}/assign_brands/
POST   /users/{id}/promote_to_brand_admin/

POST   /api/security/onboarding/
`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replaceAll(/ +/g, ' '))
