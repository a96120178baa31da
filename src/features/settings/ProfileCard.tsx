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
import { QueryCard } from '~/features/shared/queries/QuerySection'
import type { PlainMessageId } from '~/i18n/messages'
import { loadOnce } from '~/platform/async'
import { shownPhone } from '~/validation/phone'

import { fromUser, readProfileDraft } from './profile-draft'

const form = loadOnce(async () => (await import('./ProfileForm')).ProfileForm)
const ProfileForm = lazyComponent(form)
/** The user is about to open the form. */
const preloadForm = () => void form.preload()

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
          onPointerEnter={preloadForm}
          onFocus={preloadForm}
        >
          <FormattedMessage id="data.edit" />
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
              <FormattedMessage id="data.notProvided" />
            </Muted>
          )
        : AWAITED,
      note: id === 'forms.label.email' && <FormattedMessage id="settings.profile.emailNote" />,
    }))}
  />
)
