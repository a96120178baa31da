import { type ReactNode, useEffect } from 'react'
import type { IntlShape } from 'react-intl'

import { toApiError } from '~/api/api-error'
import { focusPageHeading } from '~/design/layout/focus'
import { type Closed, isForAnother, stateOfFailure, stateOfInvitation } from '~/features/invitations/invitation-state'
import { ClosedScreen } from '~/features/invitations/UnreadInvitation'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { readInvitation } from '~/features/shared/invitation/accept-invitation'
import { timeZone } from '~/i18n/dates'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { isEmail } from '~/validation/rule'

import type { Services } from '../-router-context'

export type ReadInvitation = {
  token: string
  /** Instead of the form: no account is made for an invitation that cannot be accepted. */
  closed?: ReactNode
  /** An account of another address may not accept it: the server decides (INV-16). */
  warnOfEmail?: (intl: IntlShape, email: string) => string | undefined
}

/** The invitation that a visitor registers with. What cannot be read changes nothing. */
export async function readForRegistration(
  token: string,
  loadServices: () => Promise<Services>,
): Promise<ReadInvitation> {
  const [{ session }] = await Promise.all([loadServices(), loadNamespaces(language.get(), ['invitations'])])
  // led to the page of the invitation
  if (session.isSignedIn()) return { token }
  try {
    const invitation = await readInvitation(token, { signedIn: false })
    const state = stateOfInvitation(invitation, Date.now(), timeZone.get())
    return state.kind === 'closed' ? closed(token, state.why) : { token, warnOfEmail: warnOfOther(invitation.email) }
  } catch (thrown) {
    const failure = toApiError(thrown)
    dismissGlobalErrorToast(failure)
    const state = stateOfFailure(failure)
    return state.kind === 'closed' ? closed(token, state.why) : { token }
  }
}

const closed = (token: string, why: Closed) => ({ token, closed: <ClosedInvitation why={why} /> })

const warnOfOther =
  (invited: string | undefined) =>
  (intl: IntlShape, email: string): string | undefined =>
    invited && isEmail(email) && isForAnother(invited, email)
      ? intl.formatMessage({ id: 'invitations.accept.otherEmail' }, { invited })
      : undefined

/** It replaces a form, which may have had the focus. */
function ClosedInvitation({ why }: { why: Closed }) {
  useEffect(focusPageHeading, [])
  return <ClosedScreen why={why} signedIn={false} />
}
