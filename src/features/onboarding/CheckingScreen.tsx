import { SkeletonForm } from '~/design/SkeletonForm'
import { FormCard } from '~/features/shared/FormCard'
import { PublicLayout } from '~/features/shared/PublicLayout'

/** Somebody is signed in: which step is theirs is being found out. */
export const CheckingScreen = () => (
  <PublicLayout>
    <FormCard>
      <SkeletonForm fields={1} />
    </FormCard>
  </PublicLayout>
)
