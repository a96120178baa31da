import { SkeletonForm } from '~/design/feedback/Skeleton'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

/** Shown to a signed-in user until their step is known. */
export const CheckingScreen = () => (
  <PublicLayout>
    <FormCard>
      <SkeletonForm fields={1} />
    </FormCard>
  </PublicLayout>
)
