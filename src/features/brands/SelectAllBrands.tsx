import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { failureOf } from '~/api/api-error'
import type { Brand } from '~/api/generated/types.gen'
import { toast } from '~/design/feedback/toasts'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted } from '~/design/layout/Text'
import { ReadingProgress } from '~/features/shared/exports/ExportButton'
import type { ReadProgress } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { errorText } from '~/i18n/error-text'

import { type BrandFilters, readBrands } from './brand-queries'

/** More are not selected at once: an action is one call for each of them. */
export const MOST_SELECTED = 200

type SelectAllBrandsProps = {
  /** The brands to select. */
  filters: BrandFilters
  count: number
  onRead: (brands: readonly Brand[]) => void
}

/** Selects the brands of all pages, which are read for it. Unmounting stops the reading. */
export function SelectAllBrands({ filters, count, onRead }: SelectAllBrandsProps) {
  const intl = useIntl()
  const [reading, setReading] = useState(false)
  const [progress, setProgress] = useState<ReadProgress>()
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function read() {
    const { signal } = (call.current = new AbortController())
    setReading(true)
    setProgress(undefined)
    try {
      const brands = await readBrands(filters, { signal, onProgress: setProgress })
      if (!signal.aborted) onRead(brands)
    } catch (thrown) {
      const failure = signal.aborted ? null : failureOf(thrown)
      if (!failure) return
      dismissGlobalErrorToast(failure)
      const title = intl.formatMessage({ id: 'brands.list.failed' })
      toast({ severity: 'error', title, message: errorText(intl, failure) })
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <Muted role="status" size="small">
        {reading && progress && <ReadingProgress progress={progress} />}
      </Muted>
      <SubmitButton
        type="button"
        size="small"
        variant="text"
        busy={reading}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget)
          void read()
        }}
      >
        <FormattedMessage id="brandpages.bulk.all" values={{ count }} />
      </SubmitButton>
    </>
  )
}
