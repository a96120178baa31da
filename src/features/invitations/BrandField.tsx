import { useQuery } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { LinkButton } from '~/design/inputs/Button'
import { Combobox } from '~/design/inputs/Combobox'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'

import { invitingBrandsOptions } from './invitations-queries'
import { useInvitingBrands } from './use-inviting-brands'

type BrandFieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
  /** Called when a retry has loaded the brands: the pressed button is unmounted. */
  onRecovered?: () => void
}

/** The brand as the value of a form: its id, as text. The server searches: an agency may have thousands of brands. */
export function BrandField({ value, onChange, onRecovered, ...field }: BrandFieldProps) {
  const intl = useIntl()
  const { brands } = useInvitingBrands([value])
  const [text, setText] = useState('')
  const search = text.trim()
  const { data, isPending, isPlaceholderData, isLoadingError, isFetching, refetch } = useQuery({
    ...invitingBrandsOptions(search),
    ...INLINE_ERROR,
  })
  // a brand found by search is shown at once, before the server was asked about it
  const [found, setFound] = useState<Brand | null>(null)
  const chosen = [...brands, ...(found ? [found] : [])].find(({ id }) => String(id) === value) ?? null
  const retry = () => void refetch().then(({ isSuccess }) => isSuccess && onRecovered?.())

  function helper() {
    if (isLoadingError)
      return (
        <>
          <FormattedMessage id="invitations.dialog.brand.failed" />{' '}
          <LinkButton onClick={retry}>
            <FormattedMessage id="common.retry" />
          </LinkButton>
        </>
      )
    return !isPending && brands.length === 0 && <FormattedMessage id="invitations.dialog.brand.none" />
  }

  return (
    <Combobox<Brand>
      {...field}
      label={intl.formatMessage({ id: 'forms.label.brand' })}
      placeholder={intl.formatMessage({ id: 'invitations.dialog.brand.placeholder' })}
      options={search ? (data?.results ?? []) : brands}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      onSearch={setText}
      loading={(isFetching && !data) || isPlaceholderData}
      failed={isLoadingError && !isFetching}
      helper={helper()}
      value={chosen}
      onChange={(brand) => {
        setFound(brand)
        onChange(brand ? String(brand.id) : '')
      }}
    />
  )
}
