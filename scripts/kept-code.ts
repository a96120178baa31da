/**
 * Code that no screen uses yet, each with the reason to keep it: an id of docs/requirements.md, or an entry of
 * docs/decisions.md. A file keeps all its exports. Remove an entry when a screen uses it: `npm run knip` says so.
 */
export const KEPT: Readonly<Record<string, string>> = {
  'src/api/transport/envelope.ts#messageOf': 'decision 4: the message of an envelope',
  'src/api/transport/operations.ts#UPLOAD': 'SES-42',
  'src/api/transport/send-upload.ts': 'SES-42',
  'src/api/upload.ts': 'SES-42',
  'src/design/icons/icons.tsx': 'decision 26: icons of the pages to come',
  'src/design/inputs/CopyButton.tsx': 'decision 26: details of a brand',
  'src/design/layout/Flex.tsx': 'decision 26: layout parts of the pages to come',
  'src/design/layout/Stepper.tsx': 'REG-01: two steps',
  'src/features/auth/login-form.ts#emptyLoginForm': 'LOG-01',
  'src/features/onboarding/BusinessForm.tsx#emptyBusinessForm': 'REG-38',
  'src/features/onboarding/AccountForm.tsx#emptyRegisterForm': 'REG-02',
  'src/features/trial/trial-status.ts#needsUpgrade': 'SUB-05: upgrade page',
  'src/i18n/language-calls.ts#checkLanguageConfig': 'LAN-20',
  'src/i18n/language-calls.ts#detectUserLanguage': 'LAN-17',
  'src/i18n/language-calls.ts#getInterfaceConfig': 'LAN-18',
  'src/i18n/language-calls.ts#getSupportedLanguages': 'LAN-15',
  'src/i18n/language-calls.ts#readCurrentLanguage': 'LAN-16',
  'src/i18n/language-calls.ts#saveProfileLanguage': 'LAN-14',
  'src/permissions/permissions.ts#canAccessReports': 'K23',
  'src/validation/foundation-register-form.ts': 'K6: the wider registration',
  'src/validation/password.ts#foundationPasswordRule': 'K6: the wider registration',
}
