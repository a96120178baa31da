import { SkeletonForm } from '~/design/feedback/SkeletonForm'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

/** Somebody is signed in: which step is theirs is being found out. */
export const CheckingScreen = () => (
  <PublicLayout>
    <FormCard>
      <SkeletonForm fields={1} />
    </FormCard>
  </PublicLayout>
)
