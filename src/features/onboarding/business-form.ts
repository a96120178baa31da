import { z } from 'zod/mini'

import type { BusinessSetup } from '~/api/generated'
import { businessNameRule, normalBusinessName } from '~/validation/business-name'
import { textField } from '~/validation/schemas'

/** Step 2. */
export const businessFormSchema = z.object({ business_name: textField(businessNameRule, normalBusinessName) })

export type BusinessFormValues = z.infer<typeof businessFormSchema>

export const emptyBusinessForm: BusinessFormValues = { business_name: '' }

export const toBusinessSetup = ({ business_name }: BusinessFormValues): BusinessSetup => ({
  business_name: normalBusinessName(business_name),
})
