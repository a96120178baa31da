import type { InvitationStatus } from '~/api/generated/types.gen'
import type { Reach } from '~/features/shell/navigation-reach'
import type { Locale } from '~/i18n/locales'
import type { MessageId } from '~/i18n/messages'

/*
 * What the build and the script of the early frame agree on: frames of pages as the build rendered them, drawn before any
 * other script is here. That of the signed-in pages is for users this browser knows, that of an invitation for everyone.
 */

export const FRAME_ID = 'frame'
/** Of the element that holds `EarlyPages`. */
export const PAGES_ID = 'pages'

/**
 * The frame of the signed-in pages as it stands in a wide window, there with a folded navigation, and in a narrow one; an
 * invitation that is being read, in the frame of the public pages; and what takes its place once it has been read, if it is open.
 */
export const FORMS = ['wide', 'rail', 'narrow', 'invitation', 'openInvitation'] as const
export type Form = (typeof FORMS)[number]
export type SignedInForm = 'wide' | 'rail' | 'narrow'
export const templateId = (form: Form) => `${FRAME_ID}-${form}`

/** Stands for the person's name, and for their initials where nobody hears it. */
export const NAME_MARK = '👤'
/** Stands for the text of that id. */
export const textMark = (id: string) => `⟦${id}⟧`
export const TEXT_MARK = /⟦([^⟧]*)⟧/g
export const ROLE_ID = 'role'
export const TITLE_ID = 'title'
export const APP_NAME_ID = 'common.app.name' satisfies MessageId
export const roleId = (userType: string) => `common.role.${userType}`

/** What an open invitation says; each stands as the mark of `INVITATION_VALUE` and its name. */
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
/** Stands for the token in addresses, where nothing of it is escaped. */
export const TOKEN_STAND_IN = 'token-of-the-invitation'

/** The files of the page that was asked for, under this name on `window`: fetched with those that every page starts with. */
export const PAGE_FILES = 'pageFiles'

export type EarlyPage = {
  /** Its whole address, as its route has it: `$` begins a part that may be anything. */
  path: string
  /** For everyone, in this form; pages without it are for users who are signed in. */
  form?: 'invitation' | undefined
  /** What it asks the API for, below its address: `{token}` stands for that part of its own. */
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
