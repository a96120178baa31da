import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { EditIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { createDraft } from '~/features/shared/forms/draft'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import type { PlainMessageId } from '~/i18n/messages'
import { own, recordOf } from '~/platform/json'
import { shownPhone } from '~/validation/phone'

/** In page order. */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'phone', 'position'] as const

export type ProfileFormValues = Record<(typeof PROFILE_FIELDS)[number], string>

export const fromUser = (user: Pick<User, keyof ProfileFormValues>): ProfileFormValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  position: user.position ?? '',
})

const draft = createDraft('profile')

/** The stored draft over the current profile. Undefined if that would change nothing. */
export function readProfileDraft(userId: number, stored: ProfileFormValues): ProfileFormValues | undefined {
  const typed = draft.read(userId)
  if (typed === undefined) return undefined
  const values = recordOf(PROFILE_FIELDS, (field) => {
    const text = own(typed, field)
    return typeof text === 'string' ? text : stored[field]
  })
  return PROFILE_FIELDS.some((field) => values[field] !== stored[field]) ? values : undefined
}

/** Keeps the fields that differ from what is stored: somebody else may change the others meanwhile. */
export function writeProfileDraft(userId: number, values: ProfileFormValues, stored: ProfileFormValues): void {
  const changed = PROFILE_FIELDS.filter((field) => values[field] !== stored[field])
  if (changed.length === 0) draft.clear()
  else draft.write(userId, Object.fromEntries(changed.map((field) => [field, values[field]])))
}

export const clearProfileDraft = draft.clear

const ProfileForm = lazyComponent(async () => (await import('./ProfileForm')).ProfileForm)

/** Id of the heading that names the form. */
const TITLE = 'settings-profile'

/** The user's own profile, to read and to edit. */
export const ProfileCard = ({ userId }: { userId: number }) => (
  <QueryCard
    title={
      <span id={TITLE}>
        <FormattedMessage id="settings.section.profile" />
      </span>
    }
    query={getProfileOptions()}
    skeleton={<ProfileSkeleton />}
    failed="settings.profile.failed"
  >
    {(user) => <Profile user={user} userId={userId} />}
  </QueryCard>
)

function Profile({ user, userId }: { user: User; userId: number }) {
  const [editing, setEditing] = useState(() => (readProfileDraft(userId, fromUser(user)) ? true : undefined))
  if (editing)
    return (
      <ProfileForm
        fallback={<ProfileSkeleton />}
        labelledBy={TITLE}
        user={user}
        userId={userId}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <Stack spacing={2.5}>
      <ProfileFacts user={user} />
      <div>
        <Button
          // after the form closes, the focus returns to the button that opened it
          ref={(button) => {
            if (editing === false) button?.focus()
          }}
          variant="outlined"
          color="neutral"
          startIcon={<EditIcon />}
          onClick={() => setEditing(true)}
          {...ProfileForm.preloadOnIntent}
        >
          <FormattedMessage id="lists.edit" />
        </Button>
      </div>
    </Stack>
  )
}

const FACTS = [
  ['forms.label.firstName', ({ first_name }) => first_name],
  ['forms.label.lastName', ({ last_name }) => last_name],
  ['forms.label.email', ({ email }) => email],
  ['forms.label.phone', ({ phone }) => phone && shownPhone(phone)],
  ['forms.label.position', ({ position }) => position],
] as const satisfies readonly [PlainMessageId, (user: User) => string | null | undefined][]

const AWAITED = <Skeleton shape="line" width="60%" />

const ProfileSkeleton = () => (
  <Loading>
    <Stack spacing={2.5}>
      <ProfileFacts />
      <Skeleton shape="box" width={112} height={40} />
    </Stack>
  </Loading>
)

const ProfileFacts = ({ user }: { user?: User }) => (
  <Facts
    look="stacked"
    facts={FACTS.map(([id, valueOf]) => ({
      id,
      name: <FormattedMessage id={id} />,
      value: user
        ? valueOf(user)?.trim() || (
            <Muted as="span">
              <FormattedMessage id="lists.notProvided" />
            </Muted>
          )
        : AWAITED,
      note: id === 'forms.label.email' && <FormattedMessage id="settings.profile.emailNote" />,
    }))}
  />
)
