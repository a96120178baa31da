import { useState } from 'react'

import type { ApiError } from '~/api/api-error'
import { useAcceptInvitation } from '~/features/invitations/invitation-state'
import { useResend } from '~/features/invitations/list/ResendButton'
import { useInvite } from '~/features/invitations/use-invite'
import { registerAccount } from '~/features/onboarding/register-account'
import { useBusinessSetup } from '~/features/onboarding/use-business-setup'
import { useChangePassword } from '~/features/settings/password-form'
import { useUpdateProfile } from '~/features/settings/profile-form'
import { useLazyMutation } from '~/features/shared/mutations/use-lazy-mutation'
import { useCheckout } from '~/features/subscription/checkout'
import { useExtendTrial } from '~/features/trial/ExtendTrialDialog'
import { useLanguageChange } from '~/i18n/user-language'

import { CLAIRE, JEANNE, NOE } from '../../../mocks/domain/seed/named'
import { sandboxPassword } from '../../../mocks/domain/seed/users'
import { BRAND_WRITES, personOf } from './brand-writes'
import type { Driven, Write, WriteId } from './write'

/** Why an operation is not a write whose answer can be lost. */
export const EXEMPT = {
  login: 'changes nothing: a second sign-in starts a session like the first',
  refreshTokens: 'the session renews its tokens itself (decision 10)',
  logout: 'nobody waits for its answer (decision 14)',
  logSecurityEvent: 'nobody waits for its answer (K29)',
  detectLanguage: 'reads: `apply` is false',
  validateLanguageConfig: 'reads',
  validateInvitationSlots: 'reads',
} as const satisfies Partial<Record<WriteId, string>>

/** Described, and called by no page. */
export const UNCALLED = [
  'updateCurrentUser',
  'changePassword',
  'replaceBrand',
  'updateLanguage',
  'triggerBusinessCreation',
] as const

const nothing = () => {}

function useRegistration(): Driven {
  const [done, setDone] = useState(false)
  const [load] = useState(
    () => async () => registerAccount({ startSession: async () => {}, userId: () => null, invitation: '' }),
  )
  const { mutate, failure } = useLazyMutation(load, { onSuccess: () => setDone(true) })
  const body = { email: 'zoe@exemple.example', password: 'Cerise!4821x', first_name: 'Zoé', last_name: 'Roy' }
  return { run: () => mutate({ ...body, password_confirm: body.password }), failures: [failure], done }
}

export const WRITES: Record<Exclude<WriteId, keyof typeof EXEMPT | (typeof UNCALLED)[number]>, Write> = {
  register: {
    as: CLAIRE,
    use: useRegistration,
    times: ({ users }) => users.filter(({ email }) => email === 'zoe@exemple.example').length,
    ends: 'unconfirmed',
    // 'Tokens invalides reçus du serveur'
    unread: 'notApplied',
  },
  setupBusiness: {
    as: NOE,
    use: function Setup() {
      const [done, setDone] = useState(false)
      const { submit, failure } = useBusinessSetup({
        onCreated: async () => setDone(true),
        isOver: () => false,
        onRefusedIfMounted: nothing,
      })
      return { run: () => submit({ business_name: 'Atelier Vert' }), failures: [failure], done }
    },
    times: ({ companies }) => companies.filter(({ name }) => name === 'Atelier Vert').length,
    once: true,
  },
  ...BRAND_WRITES,
  updateProfile: {
    as: CLAIRE,
    use: function Profile() {
      const stored = { first_name: 'Claire', last_name: 'Fontaine', phone: '+33612345678', position: 'Directrice' }
      const { save, failure } = useUpdateProfile(1, stored, nothing)
      return { run: () => save({ ...stored, first_name: 'Clara' }), failures: [failure] }
    },
    times: (world) => (personOf(world, 1)?.first_name === 'Clara' ? 1 : 0),
  },
  changeUserPassword: {
    as: CLAIRE,
    use: function Password() {
      const { change: send, failure } = useChangePassword(1, nothing)
      const next = 'Autre#Secret482'
      return {
        run: () => send({ current_password: sandboxPassword, new_password: next, new_password_confirm: next }),
        failures: [failure],
      }
    },
    times: (world) => (personOf(world, 1)?.password === sandboxPassword ? 0 : 1),
    ends: 'unconfirmed',
  },
  quickChangeLanguage: {
    as: CLAIRE,
    use: function Language() {
      const [end, setEnd] = useState<{ error?: ApiError; done?: boolean }>({})
      const { change: choose } = useLanguageChange(1, nothing)
      const settle = (error?: ApiError) => setEnd(error ? { error } : { done: true })
      return {
        run: () => choose('de').then(() => settle(), settle),
        failures: [end.error],
        done: end.done ?? false,
      }
    },
    times: (world) => (personOf(world, 1)?.language.language === 'de' ? 1 : 0),
  },
  sendInvitation: {
    as: CLAIRE,
    use: function Invite() {
      const { invite, outcome } = useInvite(true)
      const input = { email: 'zoe@exemple.example', brand_id: 1, user_type: 'brand_member' as const }
      return {
        run: () => invite([input]),
        failures: outcome?.unsent.map(({ error }) => error) ?? [],
        done: outcome?.sent.length === 1,
      }
    },
    times: ({ invitations }) => invitations.filter(({ email }) => email === 'zoe@exemple.example').length,
    once: true,
  },
  resendInvitation: {
    as: CLAIRE,
    use: function Resend() {
      const { resend } = useResend()
      return { run: () => resend(1) }
    },
    // each time, the token is another one
    times: ({ invitations }) => (invitations.find(({ id }) => id === 1)?.token === 'invitation-0001' ? 0 : 1),
    once: true,
    // a server may send it without renewing its dates
    unchanged: 'unconfirmed',
  },
  acceptInvitation: {
    as: NOE,
    use: function Accept() {
      const { accept, accepted, failure } = useAcceptInvitation('invitation-0001', {
        onAccepted: nothing,
        onRefused: nothing,
      })
      return { run: accept, failures: [failure], done: accepted }
    },
    times: ({ invitations }) => invitations.filter(({ id, status }) => id === 1 && status === 'accepted').length,
    once: true,
  },
  extendTrial: {
    as: JEANNE,
    use: function Extend() {
      const { extend, failure } = useExtendTrial()
      return { run: () => extend(1), failures: [failure] }
    },
    times: ({ companies }) => companies.find(({ id }) => id === 2)?.trial_extensions ?? 0,
    once: true,
  },
  upgradeTrial: {
    as: JEANNE,
    use: function Upgrade() {
      const { choose } = useCheckout()
      return { run: () => choose('solo_business') }
    },
    times: () => 0,
    ends: 'silent',
  },
}
