/** What the pages for visitors share: layout, fields, and the little they know of the session. */
const PUBLIC_PAGES =
  /\/src\/(?:features\/shared\/(?:PublicLayout|FormCard|LegalFooter|AppLink|form-fields|field-text|single-flight|use-server-errors|use-hydrated|wait-minutes)|design\/(?:IconButton|TextField|PasswordField|Field|Checkbox|SubmitButton)|api\/api-error|session\/(?:current-session|use-session-open)|routes\/-known-path)\./

/**
 * A first screen is a handful of files: what the entry needs in one, what public pages share in another, then the page
 * and its texts. All else is left to the bundler, which gives each page what it alone needs.
 */
export const CODE_SPLITTING = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 2 },
    { name: 'public', test: PUBLIC_PAGES, priority: 1 },
  ],
}
