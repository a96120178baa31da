import type { InvitationStatus } from '~/api/generated/types.gen'
import type { Locale } from '~/i18n/locales'
import type { MessageId } from '~/i18n/messages'
import type { PageRight } from '~/permissions/permissions'

/*
 * Shared by the build, which renders the early frames, and the early script, which fills them in before any other
 * script has loaded. The frame of signed-in pages is for users this browser knows, that of an invitation for everyone.
 */

export const FRAME_ID = 'frame'
/** Id of the element that holds `EarlyPages`. */
export const PAGES_ID = 'pages'

/**
 * `wide`, `rail`, `narrow`: signed-in pages in a wide window, with folded navigation, and in a narrow window.
 * `invitation`: while it loads. `openInvitation`: the main part of an open invitation, which replaces the loading one.
 */
export const FORMS = ['wide', 'rail', 'narrow', 'invitation', 'openInvitation'] as const
export type Form = (typeof FORMS)[number]
export type SignedInForm = Exclude<Form, 'invitation' | 'openInvitation'>
export const templateId = (form: Form) => `${FRAME_ID}-${form}`

/** Attribute of the place of the banner, which reserves the height of the last one. */
export const BANNER_PLACE = 'data-banner'
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
/** Stands for the token in addresses, which escape none of its characters. */
export const TOKEN_STAND_IN = 'token-of-the-invitation'

/** Name on `window` of the requested page's files: fetched together with those that every page starts with. */
export const PAGE_FILES = 'pageFiles'

export type EarlyPage = {
  /** Its whole path, as in its route: a part that starts with `$` may be anything. */
  path: string
  /** The frame of a page for everyone. Pages without it are for signed-in users. */
  form?: 'invitation' | undefined
  /** The path of its call to the API; `{token}` is replaced by the token in the page's own address. */
  call?: string | undefined
  /** The text id of its title; for the page of one brand, that until the brand is known. */
  title?: string | undefined
  /** Users without it see no entry in the navigation. */
  right?: PageRight | undefined
  /** Its script with all that it imports. */
  files: readonly string[]
  /** Groups of its texts, and the scripts that hold the French ones. */
  texts: readonly string[]
  french: readonly string[]
}

export type EarlyPages = {
  pages: readonly EarlyPage[]
  /** Texts of the frame, by language and id. */
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}
