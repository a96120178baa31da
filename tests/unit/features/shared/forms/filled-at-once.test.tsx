import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'

import { usePlainForm } from '~/features/shared/forms/use-plain-form'

const FIELDS = ['email', 'password'] as const

const REQUIRED = 'forms.email.required'

function Form() {
  const ref = useRef<HTMLFormElement>(null)
  const { submission, errors, handlers } = usePlainForm({
    ref,
    fields: FIELDS,
    check: (values) =>
      Object.fromEntries(FIELDS.flatMap((field) => (values[field] === '' ? [[field, REQUIRED] as const] : []))),
    pending: false,
    failure: null,
    onSubmit: () => Promise.resolve(),
  })
  return (
    <form ref={ref} {...handlers}>
      {FIELDS.map((field) => (
        <input key={field} name={field} aria-label={field} aria-invalid={errors[field] !== undefined} />
      ))}
      <button
        type="button"
        onClick={(event) => event.currentTarget.form && void submission.send(event.currentTarget.form)}
      >
        send
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

const invalid = () => FIELDS.filter((name) => field(name).getAttribute('aria-invalid') === 'true')

afterEach(cleanup)

it('a password manager that fills both fields between two renders leaves no error at either (decision 22)', async () => {
  render(<Form />)
  await act(async () => screen.getByRole('button').click())
  expect(invalid()).toEqual([...FIELDS])
  await act(async () => {
    for (const name of FIELDS) {
      field(name).value = 'zoe@exemple.fr'
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  expect(invalid()).toEqual([])
})
