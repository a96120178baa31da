import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { usePlainForm } from '~/features/shared/forms/use-plain-form'
import type { FieldProblems } from '~/validation/rule'

const FIELDS = ['name', 'email'] as const
type Values = Record<(typeof FIELDS)[number], string>

const REQUIRED = 'forms.email.required'
const REFUSED = 'onboarding.email.disposable'

const onSubmit = vi.fn<(values: Values) => Promise<unknown>>()
const rendered = vi.fn<() => void>()

const check = (values: Values): FieldProblems<keyof Values> =>
  Object.fromEntries(FIELDS.flatMap((field) => (values[field] === '' ? [[field, REQUIRED]] : [])))

/** Name and e-mail have to be the same text: a rule that reads two fields. */
const checkSame = (values: Values): FieldProblems<keyof Values> =>
  values.name === values.email ? {} : { email: REQUIRED }

type FormProps = {
  rules?: typeof check
  checkLate?: (values: Values) => Promise<FieldProblems<keyof Values>>
  failure?: ApiError | null
  onAll?: typeof REQUIRED
}

function Form({ rules = check, checkLate, failure = null, onAll }: FormProps) {
  rendered()
  const ref = useRef<HTMLFormElement>(null)
  const { submission, errors, outdated, wrong, handlers } = usePlainForm({
    ref,
    fields: FIELDS,
    check: rules,
    ...(checkLate && { checkLate }),
    pending: false,
    failure,
    onAll,
    onSubmit,
  })
  return (
    <form ref={ref} aria-label="form" aria-busy={submission.busy} {...handlers}>
      {FIELDS.map((field) => (
        <label key={field}>
          {field}
          <input name={field} data-error={errors[field]?.message} />
        </label>
      ))}
      <output>{wrong}</output>
      <p data-testid="outdated">{outdated.join()}</p>
      <p data-testid="above">{onAll && outdated.length > 0 ? onAll : submission.others.join('; ')}</p>
      <button type="button" onClick={({ currentTarget: { form } }) => form && void submission.send(form)}>
        send
      </button>
    </form>
  )
}

const type = (field: keyof Values, value: string) =>
  fireEvent.input(screen.getByLabelText(field), { target: { value } })
const leave = (field: keyof Values) => act(async () => fireEvent.blur(screen.getByLabelText(field)))
const press = () => act(async () => screen.getByRole('button').click())
const saidAt = (field: keyof Values) => screen.getByLabelText(field).getAttribute('data-error')
const wrong = () => screen.getByRole('status').textContent

beforeEach(() => {
  rendered.mockReset()
  onSubmit.mockReset().mockResolvedValue(undefined)
})

afterEach(cleanup)

describe('a form that the build renders', () => {
  it('without late rules, sends before it renders anything (NFR-12)', async () => {
    render(<Form />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    rendered.mockReset()
    await press()
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Léa', email: 'lea@exemple.fr' })
    expect(rendered).not.toHaveBeenCalled()
  })

  it('counts and focuses what is wrong after a try, and sends nothing (decision 22)', async () => {
    render(<Form />)
    expect(wrong()).toBe('0')
    await press()
    expect(wrong()).toBe('2')
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('counts what the server refuses at the first try (decision 22)', async () => {
    const { rerender } = render(<Form />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    await press()
    rerender(<Form failure={new ApiError({ details: { name: ['Non'], email: ['Déjà pris'] } })} />)
    expect(saidAt('email')).toBe('Déjà pris')
    expect(wrong()).toBe('2')
  })

  it('is busy until its late rules answer, and one of ten presses sends (REG-23, C227)', async () => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(<Form checkLate={() => promise} />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    for (let time = 0; time < 10; time += 1) await press()
    expect(screen.getByRole('form', { busy: true })).toBeDefined()
    await act(async () => resolve({}))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('form', { busy: true })).toBeNull()
  })

  it('drops a late answer about a text that has changed since (REG-23)', async () => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(<Form checkLate={({ email }) => (email.endsWith('.com') ? promise : Promise.resolve({}))} />)
    type('email', 'lea@yopmail.com')
    await leave('email')
    await act(async () => type('email', 'lea@exemple.fr'))
    await act(async () => resolve({ email: REFUSED }))
    expect(saidAt('email')).toBeNull()
    await act(async () => type('email', 'lea@yopmail.com'))
    expect(saidAt('email')).toBe(REFUSED)
  })

  it('marks a field edited during the late rules by an answer about its new text only (REG-23)', async () => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(<Form checkLate={({ email }) => (email === 'lea@yopmail.com' ? promise : Promise.resolve({}))} />)
    type('name', 'Léa')
    type('email', 'lea@yopmail.com')
    await press()
    await act(async () => type('email', 'lea@exemple.fr'))
    await act(async () => resolve({ email: REFUSED }))
    expect(saidAt('email')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
    await press()
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Léa', email: 'lea@exemple.fr' })
  })

  it.each([
    ['', REQUIRED],
    ['lea@yopmail.fr', REFUSED],
  ])('checks a field edited to %j during the late rules by that text (REG-23)', async (email, said) => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(
      <Form
        checkLate={(values) =>
          values.email === 'lea@yopmail.com' ? promise : Promise.resolve(values.email ? { email: REFUSED } : {})
        }
      />,
    )
    type('name', 'Léa')
    type('email', 'lea@yopmail.com')
    await press()
    await act(async () => type('email', email))
    await act(async () => resolve({ email: REFUSED }))
    expect(saidAt('email')).toBe(said)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('judges two fields of one rule as they stand when the late rules answer (REG-23)', async () => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(<Form rules={checkSame} checkLate={() => promise} />)
    type('name', 'Lea')
    type('email', 'Léa')
    await press()
    await act(async () => type('name', 'Léa'))
    await act(async () => resolve({}))
    expect(saidAt('email')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leaves the focus where it is when a field was corrected meanwhile (REG-23)', async () => {
    const { promise, resolve } = Promise.withResolvers<FieldProblems<keyof Values>>()
    render(<Form checkLate={({ email }) => (email === 'lea@yopmail.com' ? promise : Promise.resolve({}))} />)
    type('name', 'Léa')
    type('email', 'lea@yopmail.com')
    await press()
    await act(async () => type('email', 'lea@exemple.fr'))
    screen.getByLabelText('name').focus()
    await act(async () => resolve({ email: REFUSED }))
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
  })

  it('keeps the error of a late rule while the text is still refused, announced once (REG-23)', async () => {
    const said: (string | null)[] = []
    render(<Form checkLate={({ email }) => Promise.resolve(email.includes('yopmail') ? { email: REFUSED } : {})} />)
    type('email', 'lea@yopmail.com')
    await leave('email')
    const observer = new MutationObserver(() => said.push(saidAt('email')))
    observer.observe(screen.getByLabelText('email'), { attributeFilter: ['data-error'] })
    for (const more of ['lea@yopmail.com.', 'lea@yopmail.com.f', 'lea@yopmail.com.fr'])
      await act(async () => type('email', more))
    expect(said).toEqual([])
    expect(saidAt('email')).toBe(REFUSED)
    observer.disconnect()
    await act(async () => type('email', 'lea@exemple.fr'))
    expect(saidAt('email')).toBeNull()
  })

  it('leaves a field edited while the call ran unmarked, and shows the answer above the form (PRO-23)', async () => {
    const failure = new ApiError({ details: { name: ['Non'], email: ['Déjà pris'] } })
    const { rerender } = render(<Form />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    await press()
    type('email', 'lea@autre.fr')
    rerender(<Form failure={failure} />)
    expect(saidAt('name')).toBe('Non')
    expect(saidAt('email')).toBeNull()
    expect(screen.getByTestId('above').textContent).toBe('email – Déjà pris')
    // the next answer is about what was sent then
    await press()
    rerender(<Form failure={new ApiError({ details: { email: ['Encore pris'] } })} />)
    expect(saidAt('email')).toBe('Encore pris')
    expect(screen.getByTestId('above').textContent).toBe('')
  })

  it('knows which fields were edited while the call ran (REG-51)', async () => {
    const { rerender } = render(<Form />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    await press()
    type('email', 'lea@autre.fr')
    rerender(<Form failure={new ApiError({ status_code: 409 })} />)
    expect(screen.getByTestId('outdated').textContent).toBe('email')
    await press()
    rerender(<Form failure={new ApiError({ status_code: 409 })} />)
    expect(screen.getByTestId('outdated').textContent).toBe('')
  })

  it('leaves one error for all fields out when one of them was edited (LOG-24)', async () => {
    const { rerender } = render(<Form onAll={REQUIRED} />)
    type('name', 'Léa')
    type('email', 'lea@exemple.fr')
    await press()
    rerender(<Form onAll={REQUIRED} failure={new ApiError({ status_code: 401 })} />)
    expect([saidAt('name'), saidAt('email')]).toEqual([REQUIRED, REQUIRED])
    await press()
    type('name', 'Léa D’Arcy')
    rerender(<Form onAll={REQUIRED} failure={new ApiError({ status_code: 401 })} />)
    expect([saidAt('name'), saidAt('email')]).toEqual([null, null])
    expect(screen.getByTestId('above').textContent).toBe(REQUIRED)
  })
})
