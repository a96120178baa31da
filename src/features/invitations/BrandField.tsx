import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { LinkButton } from '~/design/inputs/LinkButton'

import { useInvitingBrands } from './use-inviting-brands'

type BrandFieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
  /** The brands are there after all: what was pressed to get them is gone. */
  onRecovered?: () => void
}

/** The brand as the value of a form: its id, as text. */
export function BrandField({ value, onChange, onRecovered, ...field }: BrandFieldProps) {
  const intl = useIntl()
  const { list, brands } = useInvitingBrands([value])
  const { data, isPending, isLoadingError, isFetching, refetch } = list
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
      options={brands}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      loading={isFetching && !data}
      helper={helper()}
      value={brands.find(({ id }) => String(id) === value) ?? null}
      onChange={(brand) => onChange(brand ? String(brand.id) : '')}
    />
  )
}
