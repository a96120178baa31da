import type { InvitationStatus } from '~/api/generated/types.gen'
import type { Reach } from '~/features/shell/navigation-reach'
import type { Locale } from '~/i18n/locales'
import type { MessageId } from '~/i18n/messages'

/*
 * Shared by the build, which renders the early frames, and the early script, which fills them in before any other script is
 * here. The frame of signed-in pages is for users this browser knows, the one of an invitation for everyone.
 */

export const FRAME_ID = 'frame'
/** Of the element that holds `EarlyPages`. */
export const PAGES_ID = 'pages'

/**
 * The frames: signed-in pages in a wide window, the same with a folded navigation, and in a narrow window; an invitation while
 * it loads; the main part of an open invitation, which then takes its place.
 */
export const FORMS = ['wide', 'rail', 'narrow', 'invitation', 'openInvitation'] as const
export type Form = (typeof FORMS)[number]
export type SignedInForm = Exclude<Form, 'invitation' | 'openInvitation'>
export const templateId = (form: Form) => `${FRAME_ID}-${form}`

/** Mark of the person's name, and of their initials where screen readers do not read it. */
export const NAME_MARK = '👤'
/** Mark of the text with that id. */
export const textMark = (id: string) => `⟦${id}⟧`
export const TEXT_MARK = /⟦([^⟧]*)⟧/g
export const ROLE_ID = 'role'
export const TITLE_ID = 'title'
export const APP_NAME_ID = 'common.app.name' satisfies MessageId
export const roleId = (userType: string) => `common.role.${userType}`

/** The values of an open invitation. The mark of each is `INVITATION_VALUE` and its name. */
export const INVITATION_FIELDS = [
  'company_name',
  'brand_name',
  'user_type',
  'email',
  'invited_by',
  'expires_at',
  'invitation_message',
] as const satisfies readonly (keyof InvitationStatus)[]
export type InvitationField = (typeof INVITATION_FIELDS)[number]
export const INVITATION_VALUE = 'invitation:'
export const INVITED_TITLE_ID = 'invitations.accept.title.company' satisfies MessageId
export const UNNAMED_TITLE_ID = 'invitations.accept.title' satisfies MessageId
/** Mark of the token in addresses. It has no character that addresses escape. */
export const TOKEN_STAND_IN = 'token-of-the-invitation'

/** The files of the page that was asked for, under this name on `window`: fetched with those that every page starts with. */
export const PAGE_FILES = 'pageFiles'

export type EarlyPage = {
  /** Its whole address, as its route has it: `$` begins a part that may be anything. */
  path: string
  /** For everyone, in this form; pages without it are for users who are signed in. */
  form?: 'invitation' | undefined
  /** The path of its call to the API; `{token}` is replaced by the token in the page's own address. */
  call?: string | undefined
  /** The id of its title, where the address alone tells it. */
  title?: string | undefined
  /** Whom its entry in the navigation is shown to; everyone when not given. */
  reaches?: Reach | undefined
  /** Its script with all that it imports. */
  files: readonly string[]
  /** Groups of its texts, and the scripts that hold the French ones. */
  texts: readonly string[]
  french: readonly string[]
}

export type EarlyPages = {
  pages: readonly EarlyPage[]
  /** Texts of the frame by id, as they are in each language. */
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}
