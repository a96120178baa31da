import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { Combobox } from '~/design/Combobox'

import { invitingBrandsOptions } from './invitations-queries'

type BrandFieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
  disabled: boolean
}

/** The brand as the value of a form: its id, as text. */
export function BrandField({ value, onChange, ...field }: BrandFieldProps) {
  const intl = useIntl()
  const { data, isPending, isError } = useQuery(invitingBrandsOptions())
  const brands = data?.results ?? []
  const missing = isError && !data ? 'invitations.dialog.brand.failed' : 'invitations.dialog.brand.none'
  const nothing = !isPending && brands.length === 0 ? intl.formatMessage({ id: missing }) : undefined

  return (
    <Combobox<Brand>
      {...field}
      label={intl.formatMessage({ id: 'forms.label.brand' })}
      placeholder={intl.formatMessage({ id: 'invitations.dialog.brand.placeholder' })}
      options={brands}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      loading={isPending}
      helper={nothing}
      value={brands.find(({ id }) => String(id) === value) ?? null}
      onChange={(brand) => onChange(brand ? String(brand.id) : '')}
    />
  )
}
