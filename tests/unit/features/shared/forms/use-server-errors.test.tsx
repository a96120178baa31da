import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createIntl } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { fieldText, useServerErrors } from '~/features/shared/forms/form-errors'

import { FRENCH } from '../../../../support/form-problems'

afterEach(cleanup)

const FIELDS = ['email', 'password'] as const

function Form({ failure }: { failure: ApiError | null }) {
  const { register, setError, formState, handleSubmit } = useForm({ defaultValues: { email: '', password: '' } })
  // a new list each time: a form may write it inline
  const texts = useServerErrors(failure, [...FIELDS], setError)
  return (
    <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <input aria-label="email" {...register('email')} />
      <output aria-label="email error">{formState.errors.email?.message}</output>
      <input aria-label="password" {...register('password')} />
      <output aria-label="password error">{formState.errors.password?.message}</output>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="submit">send</button>
    </form>
  )
}

const emailFailure = (text: string) => new ApiError({ details: { email: [text] } })

const unknownId = (error: Error) => {
  throw error
}

const beside = (field: string) => screen.getByLabelText(`${field} error`).textContent
const above = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('the answer of the server to a form', () => {
  it('stands beside the fields it names, the first one focused, the rest above the form (PRO-23, C119)', () => {
    const failure = new ApiError({
      details: { password: ['Trop faible'], email: ['Déjà pris', 'Autre'], captcha: ['Manquant'] },
      non_field_errors: ['x'],
    })
    const { rerender } = render(<Form failure={null} />)
    rerender(<Form failure={failure} />)
    expect(beside('email')).toBe('Déjà pris Autre')
    expect(beside('password')).toBe('Trop faible')
    expect(screen.getByLabelText('email')).toHaveProperty('ownerDocument.activeElement', screen.getByLabelText('email'))
    expect(above()).toEqual(['x', 'Manquant'])
  })

  it('goes when the user sends again, and comes back with the next failure (PRO-23)', async () => {
    const { rerender } = render(<Form failure={emailFailure('Déjà pris')} />)
    expect(beside('email')).toBe('Déjà pris')
    await act(async () => screen.getByRole('button').click())
    expect(beside('email')).toBe('')
    rerender(<Form failure={emailFailure('Toujours pris')} />)
    expect(beside('email')).toBe('Toujours pris')
  })

  it('is plain text, cut, and never a page of markup (PRO-23, C122)', () => {
    const failure = new ApiError({
      details: { email: ['<img onerror=x>'], password: ['<!doctype html><title>502</title>'] },
      non_field_errors: [`a\n${'😀'.repeat(20_000)}`, '<html></html>'],
    })
    render(<Form failure={failure} />)
    expect(beside('email')).toBe('<img onerror=x>')
    expect(beside('password')).toBe('forms.invalid')
    expect(above()).toEqual([expect.stringMatching(/^a 😀{297}…$/u)])
  })

  it('is empty when nothing failed, and names of objects are no fields (PRO-23)', () => {
    const setError = vi.fn<() => void>()
    const { result, rerender } = renderHook(
      ({ failure }) => useServerErrors(failure, ['email', 'constructor'], setError),
      {
        initialProps: { failure: null as ApiError | null },
      },
    )
    expect(result.current).toEqual([])
    rerender({ failure: new ApiError({ message: 'Non' }) })
    expect(result.current).toEqual([])
    expect(setError).not.toHaveBeenCalled()
  })

  it('has beside a field the text of the server, or the translation of what its schema says (PRO-23)', () => {
    const intl = createIntl({ locale: 'fr', messages: FRENCH, onError: unknownId })
    expect(fieldText(intl, { type: 'server', message: 'Déjà pris' })).toBe('Déjà pris')
    expect(fieldText(intl, { type: 'custom', message: 'forms.email.required' })).toBe('Email requis')
    expect(fieldText(intl, undefined)).toBeUndefined()
  })
})
