import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useInlineErrors } from '~/features/shared/failures/error-toasts'
import type { useFormShell } from '~/features/shared/forms/use-form-shell'
import type { PlainMessageId } from '~/i18n/messages'

import type { InviteFormValues } from './invite-form'
import { useInvitingBrands } from './use-inviting-brands'

type Form = ReturnType<typeof useFormShell<InviteFormValues>>

const GONE: PlainMessageId = 'invitations.dialog.brand.gone'

/** Reports a chosen brand that no longer exists beside its field and clears the choice. All other input stays. */
export function LostBrands({ form }: { form: Form }) {
  const { control, getValues, setValue, setError } = form
  const intl = useIntl()
  const [chosen, sheet] = useWatch({ control, name: ['brand_id', 'sheet'] })
  const { lost } = useInvitingBrands([chosen, ...sheet.filter(({ sent }) => !sent).map(({ brand }) => brand)], 'always')
  const key = lost.map(({ value }) => value).join()
  useInlineErrors(lost.map(({ error }) => error))

  useEffect(() => {
    if (key === '') return
    const gone = new Set(key.split(','))
    if (gone.has(getValues('brand_id'))) {
      setValue('brand_id', '')
      setError('brand_id', { type: 'gone', message: GONE })
    }
    const rows = getValues('sheet')
    const isGone = ({ brand, sent }: (typeof rows)[number]) => !sent && gone.has(brand)
    if (!rows.some(isGone)) return
    const refused = intl.formatMessage({ id: GONE })
    setValue(
      'sheet',
      rows.map((row) => (isGone(row) ? { ...row, brand: '', open: true, refused } : row)),
    )
  }, [key, intl, getValues, setValue, setError])
  return null
}
