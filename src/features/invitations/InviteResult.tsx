import { useEffect } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'

import { mayBeDone } from '~/api/api-error'
import { AddressText, Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { EmptyState } from '~/design/feedback/EmptyState'
import { CheckIcon } from '~/design/icons/icons'
import { Box, Column, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { touch } from '~/design/theme/tokens'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { useInlineErrors } from '~/features/shared/failures/error-toasts'
import type { useZodForm } from '~/features/shared/forms/use-zod-form'
import { roleLabel } from '~/features/shared/user/user-texts'
import type { PlainMessageId } from '~/i18n/messages'
import { sanitiseLines } from '~/validation/sanitise'

import { GONE, useInvitingBrand, useInvitingBrands } from './BrandField'
import { emailsToInvite } from './email-entries'
import { FailedInvitations, type FailedInvitationsProps, useBrandNames } from './FailedInvitations'
import { InvitationFacts } from './InvitationFacts'
import { brandFieldsOf, type InviteFormValues } from './invite-form'
import { type InviteOutcome, pairKey } from './send-once'

type InviteResultProps = Omit<InviteOutcome, 'refused'> &
  Pick<FailedInvitationsProps, 'renderGrant' | 'onGiven' | 'onColleagues'> & {
    /** Shows figures only: the rows of the sheet show their own results. */
    brief?: boolean
  }

/** It stands above the form, which may have been scrolled. */
const showOutcome = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' })

/** Which invitations were sent, and why each of the others was not. */
export function InviteResult({ sent, unsent, left, postponed, brief = false, ...colleagues }: InviteResultProps) {
  const unconfirmed = unsent.filter(({ error }) => mayBeDone(error))
  const failed = unsent.filter(({ error }) => !mayBeDone(error))

  return (
    <Stack spacing={1.5} ref={showOutcome}>
      {sent.length > 0 && (
        <Alert severity="success" title={<SentCount sent={sent} />}>
          {!brief && <SentList sent={sent} />}
        </Alert>
      )}
      {unconfirmed.length > 0 && (
        <Alert
          severity="warning"
          title={<FormattedMessage id="invitations.dialog.unconfirmed.some" values={{ count: unconfirmed.length }} />}
        >
          <Stack spacing={1}>
            {!brief && <SentList sent={unconfirmed.map(({ input }) => input)} />}
            <FormattedMessage id="invitations.dialog.unconfirmed.body" />
            <FailureReference of={unconfirmed.map(({ error }) => error).find(isServerFailure)} />
          </Stack>
        </Alert>
      )}
      {left.length > 0 && (
        <Alert
          severity="info"
          title={<FormattedMessage id="invitations.dialog.stopped" values={{ count: left.length }} />}
        />
      )}
      {postponed.length > 0 && <PostponedAlert postponed={postponed} brief={brief} />}
      {failed.length > 0 && <FailedInvitations failed={failed} brief={brief} {...colleagues} />}
    </Stack>
  )
}

type PostponedAlertProps = Pick<InviteOutcome, 'postponed'> & { brief?: boolean }

/** What the provider refused because of another pending invitation, and that it waits in this browser. */
const PostponedAlert = ({ postponed, brief = false }: PostponedAlertProps) => (
  <Alert severity="info" title={<FormattedMessage id="invitations.later.told" values={{ count: postponed.length }} />}>
    <Stack spacing={1}>
      {!brief && <SentList sent={postponed} />}
      <FormattedMessage id="invitations.later.why" />
    </Stack>
  </Alert>
)

type Sent = Pick<InviteOutcome, 'sent'>

const SentCount = ({ sent }: Sent) => <FormattedMessage id="invitations.dialog.sent" values={{ count: sent.length }} />

/** Who was invited to what, and as what. */
function SentList({ sent }: Sent) {
  const intl = useIntl()
  const brandOf = useBrandNames(sent)
  return (
    <PlainList gap={0.5}>
      {sent.map((input) => (
        <li key={pairKey(input)}>
          <AddressText>{input.email}</AddressText>
          <Muted size="small">
            <Name>{brandOf(input)}</Name> · <span>{roleLabel(intl, input.user_type ?? 'brand_member')}</span>
          </Muted>
        </li>
      ))}
    </PlainList>
  )
}

/** Instead of the form. */
export const AllSent = ({ sent, postponed }: Pick<InviteOutcome, 'sent' | 'postponed'>) => (
  <Box role="status" sx={MIDDLE}>
    {sent.length > 0 && (
      <EmptyState level={3} done icon={<CheckIcon />} title={<SentCount sent={sent} />}>
        <SentList sent={sent} />
      </EmptyState>
    )}
    {postponed.length > 0 && <PostponedAlert postponed={postponed} />}
  </Box>
)

const MIDDLE = { flex: 1, display: 'grid', alignContent: 'center' } as const

type Form = ReturnType<typeof useZodForm<InviteFormValues>>

const GONE_TEXT: PlainMessageId = 'invitations.dialog.brand.gone'

/** Reports a chosen brand that no longer exists beside its field and clears the choice. All other input stays. */
export function MissingBrands({ form }: { form: Form }) {
  const { control, getValues, setValue, setError } = form
  const intl = useIntl()
  const [brand_id, other_brands, sheet] = useWatch({ control, name: ['brand_id', 'other_brands', 'sheet'] })
  const chosen = brandFieldsOf({ brand_id, other_brands })
  const { missing } = useInvitingBrands(
    [...chosen, ...sheet.filter(({ sent }) => !sent).map(({ brand }) => brand)],
    'always',
  )
  const key = missing.map(({ value }) => value).join()
  useInlineErrors(missing.map(({ error }) => error))

  useEffect(() => {
    if (key === '') return
    const missing = new Set(key.split(','))
    for (const [at, brand] of brandFieldsOf(getValues()).entries()) {
      if (!missing.has(brand)) continue
      const name = at === 0 ? 'brand_id' : (`other_brands.${at - 1}.brand` as const)
      setValue(name, '')
      setError(name, { type: GONE, message: GONE_TEXT })
    }
    const rows = getValues('sheet')
    const isMissing = ({ brand, sent }: (typeof rows)[number]) => !sent && missing.has(brand)
    if (!rows.some(isMissing)) return
    const refused = intl.formatMessage({ id: GONE_TEXT })
    setValue(
      'sheet',
      rows.map((row) => (isMissing(row) ? { ...row, brand: '', open: true, refused } : row)),
    )
  }, [key, intl, getValues, setValue, setError])
  return null
}

/** What the invitation page will show. The e-mail with the link is the provider's. */
export function InvitationPreview({ control }: { control: Control<InviteFormValues> }) {
  const { emails, brand_id, user_type, invitation_message } = useWatch({ control })
  const brand = useInvitingBrand(brand_id ?? '')
  const [email] = emailsToInvite(emails ?? '')
  return (
    <Box component="details" sx={PREVIEW}>
      <summary>
        <FormattedMessage id="invitations.dialog.preview" />
      </summary>
      <Column gap={1.5} mt={1.5}>
        <Muted as="p" size="small">
          <FormattedMessage id="invitations.dialog.preview.help" />
        </Muted>
        <InvitationFacts
          invitation={{
            ...(brand && { brand_name: brand.name }),
            ...(user_type && { user_type }),
            ...(email !== undefined && { email }),
            ...(invitation_message && { invitation_message: sanitiseLines(invitation_message) }),
          }}
        />
      </Column>
    </Box>
  )
}

const PREVIEW = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  padding: '8px 12px',
  '&[open]': { paddingBlockEnd: '12px' },
  '& > summary': {
    cursor: 'pointer',
    fontWeight: 550,
    [touch]: { marginBlock: '-8px', paddingBlock: '12px' },
  },
} as const
