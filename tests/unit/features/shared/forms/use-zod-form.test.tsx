import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import { object, string } from 'zod/mini'

import { ApiError } from '~/api/api-error'
import { useZodForm } from '~/features/shared/forms/use-zod-form'

import { FRENCH } from '../../../../support/form-problems'

afterEach(cleanup)

const schema = object({ name: string(), url: string() })
const FIELDS = ['name', 'url'] as const
const send = () => Promise.resolve()

function Form({ failure }: { failure: ApiError | null }) {
  const {
    submission: { ref, send: submit, others },
    field,
  } = useZodForm({
    schema,
    fields: FIELDS,
    defaultValues: { name: 'Dubois', url: '' },
    pending: false,
    failure,
    onSubmit: send,
  })
  return (
    <form
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {FIELDS.map((name) => {
        const { error, ...input } = field(name)
        return (
          <label key={name}>
            {name}
            <input {...input} data-error={error} />
          </label>
        )
      })}
      <output>{others.join('; ')}</output>
      <button type="submit">send</button>
    </form>
  )
}

const shown = (failure: ApiError | null) => (
  <IntlProvider locale="fr" messages={FRENCH}>
    <Form failure={failure} />
  </IntlProvider>
)
const errorAt = (name: string) => screen.getByLabelText(name).getAttribute('data-error')

it('a field edited while the call ran is not marked by its answer, whose text is above the form (PRO-23)', async () => {
  const { rerender } = render(shown(null))
  await act(async () => screen.getByRole('button').click())
  await act(async () => fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Maison Dubois' } }))
  await act(async () => rerender(shown(new ApiError({ details: { name: ['Déjà pris'], url: ['Inconnue'] } }))))
  expect(errorAt('name')).toBeNull()
  expect(errorAt('url')).toBe('Inconnue')
  expect(screen.getByRole('status').textContent).toBe('name – Déjà pris')
})
