import { toText } from '~/api/normalise/primitives'
import { CALL_OPTIONS, plainHeaders } from '~/api/transport/call'
import { readCsrfToken } from '~/api/transport/csrf-token'
import { inviterOf, stateOfInvitation } from '~/features/invitations/invitation-state'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { formatDay } from '~/i18n/format-day'
import type { Locale } from '~/i18n/locales'
import { fetchEarly } from '~/platform/early-answers'
import { isObject, own, parseJson, recordOf } from '~/platform/json'
import type { SafeStorage } from '~/platform/storage'

import { CONFIG_WAIT_MS, KEPT_CONFIG_KEY, readApiBaseUrl, SANDBOX } from './api-base-url'
import {
  INVITATION_FIELDS,
  INVITATION_VALUE,
  INVITED_TITLE_ID,
  roleId,
  TOKEN_STAND_IN,
  UNNAMED_TITLE_ID,
  type InvitationField,
} from './early-frame'
import { fillTexts } from './early-texts'

/** The values of an open invitation, as read. A missing value is an empty text. */
export type OpenInvitation = Record<InvitationField, string>

/**
 * Requests the configuration file.
 * @returns the address of the API, from the kept configuration, else from that file; undefined in the sandbox
 */
export async function fetchApiAddress(origin: string, storage: SafeStorage): Promise<string | undefined> {
  const signal = AbortSignal.timeout(CONFIG_WAIT_MS)
  const file = fetchEarly(new Request(`${origin}/config.json`, { cache: 'no-store', signal }))
  // awaited only when no configuration is kept
  file.catch(() => {})
  const read = (text: string) => readApiBaseUrl(own(parseJson(text)?.value, 'apiBaseUrl'), origin)
  const address = read(storage.getItem(KEPT_CONFIG_KEY) ?? '') ?? read(await file.then((sent) => sent.text()))
  return address === SANDBOX ? undefined : address
}

/**
 * Requests the invitation, for a visitor without a session.
 * @param url of the call, below the address of the API
 * @returns undefined when it is not open or cannot be read as usual: the page says so once it has loaded
 */
export async function fetchInvitation(url: string, locale: Locale): Promise<OpenInvitation | undefined> {
  const headers = plainHeaders(locale, readCsrfToken())
  const sent = await fetchEarly(new Request(url, { ...CALL_OPTIONS, headers }))
  const body = sent.ok ? parseJson(await sent.text())?.value : undefined
  const data = own(body, 'data')
  if (own(body, 'success') !== true || !isObject(data)) return undefined
  const text = (name: string) => toText(own(data, name))?.trim() ?? ''
  const status = toText(own(data, 'status'))
  const known = { ...(status !== null && { status }), expires_at: text('expires_at') }
  const { kind } = stateOfInvitation(known, Date.now(), DEFAULT_TIME_ZONE)
  if (kind !== 'open') return undefined
  return recordOf(INVITATION_FIELDS, text)
}

const MARK_OF_VALUE = new RegExp(`⟦(${INVITATION_VALUE}[^⟧]*)⟧`)

/** Whether addresses hold the token unchanged: nothing to escape, and no number or word that the router would quote. */
export const isPlainToken = (token: string): boolean => /^[\w-]+$/.test(token) && parseJson(token) === undefined

type Filled = { invitation: OpenInvitation; token: string; locale: Locale; texts: Readonly<Record<string, string>> }

/** Fills in the open invitation that the build rendered, as `AcceptScreen` shows it. */
export function fillInvitation(main: ParentNode, { invitation, token, locale, texts }: Filled): void {
  const { user_type, expires_at } = invitation
  const company = inviterOf(invitation)
  const values: Record<InvitationField, string> = {
    ...invitation,
    user_type: texts[roleId(user_type)] ?? user_type,
    expires_at: expires_at && formatDay({ formatDate: formatterOf(locale) }, expires_at),
  }
  // the build marks the values of these fields only
  const valueOf = (id: string) => values[id.slice(INVITATION_VALUE.length) as InvitationField]
  for (const part of main.querySelectorAll('dl > div, blockquote')) {
    const [, id = ''] = MARK_OF_VALUE.exec(part.textContent) ?? []
    if (!valueOf(id)) part.remove()
  }
  const facts = main.querySelector('dl')
  if (facts?.children.length === 0) facts.parentElement?.remove()
  for (const link of main.querySelectorAll('a'))
    link.setAttribute('href', link.getAttribute('href')?.replaceAll(TOKEN_STAND_IN, token) ?? '')
  const title = company ? texts[INVITED_TITLE_ID]?.replace('{company}', () => company) : texts[UNNAMED_TITLE_ID]
  fillTexts(main, (id) => (id === INVITED_TITLE_ID ? title : id.startsWith(INVITATION_VALUE) ? valueOf(id) : texts[id]))
}

/** Formats as react-intl does, which has not loaded yet. */
const formatterOf =
  (locale: Locale): Parameters<typeof formatDay>[0]['formatDate'] =>
  (value, options) =>
    new Intl.DateTimeFormat(locale, { timeZone: DEFAULT_TIME_ZONE, ...(options as Intl.DateTimeFormatOptions) }).format(
      value === undefined ? undefined : new Date(value),
    )
