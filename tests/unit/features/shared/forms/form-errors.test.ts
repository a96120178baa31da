import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { afterEdit, afterLateCheck, ofAttempt, ofField, ofForm, ofSent } from '~/features/shared/forms/form-errors'
import type { FieldErrors } from '~/features/shared/forms/form-fields'
import type { PlainMessageId } from '~/i18n/messages'

type Field = 'email' | 'password' | 'password_confirm'
const FIELDS: readonly Field[] = ['email', 'password', 'password_confirm']

const MESSAGES = ['forms.required', 'forms.invalid', 'forms.password.mismatch'] as const satisfies PlainMessageId[]
const message = fc.constantFrom(...MESSAGES)
const perField = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ email: value, password: value, password_confirm: value }, { requiredKeys: [] })
const problems = perField(message)
const shown: fc.Arbitrary<FieldErrors<Field>> = perField(
  fc.record({ type: fc.constantFrom('rule', 'late', 'server'), message }),
)
const field = fc.constantFrom(...FIELDS)
const left = fc.subarray([...FIELDS])

const edit = (one: Field, found: Partial<Record<Field, PlainMessageId>>, fieldsLeft: readonly Field[]) => ({
  field: one,
  checked: one === 'password' ? (['password', 'password_confirm'] as const) : [one],
  found,
  isLeft: (other: Field) => fieldsLeft.includes(other),
})

describe('the errors of a form after an edit', () => {
  it('are none for a field that was neither left nor marked (REG-25)', () => {
    fc.assert(
      fc.property(shown, field, problems, left, (before, one, found, fieldsLeft) => {
        const after = afterEdit(before, edit(one, found, fieldsLeft))
        const marked = FIELDS.filter((other) => after[other])
        expect(marked.filter((other) => !before[other] && !fieldsLeft.includes(other))).toEqual([])
      }),
    )
  })

  it('are the same object when nothing is to be rendered (C211)', () => {
    fc.assert(
      fc.property(shown, field, problems, left, (before, one, found, fieldsLeft) => {
        const after = afterEdit(before, edit(one, found, fieldsLeft))
        expect(afterEdit(after, edit(one, found, fieldsLeft))).toBe(after)
      }),
    )
  })

  it('stay as they are for another field', () => {
    fc.assert(
      fc.property(shown, problems, left, (before, found, fieldsLeft) => {
        const after = afterEdit(before, edit('email', found, fieldsLeft))
        expect([after.password, after.password_confirm]).toEqual([before.password, before.password_confirm])
      }),
    )
  })

  it('are checked again for the confirmation with the password (REG-31)', () => {
    const before = { password_confirm: ofField('forms.password.mismatch') }
    expect(afterEdit<Field>(before, edit('password', {}, [])).password_confirm).toBeUndefined()
  })

  it('leave all fields at once when all have them', () => {
    const before = { email: ofForm('forms.invalid'), password: ofForm('forms.invalid') }
    expect(afterEdit<Field>(before, edit('email', {}, []))).toEqual({ email: undefined })
  })

  it('stay when late until the late rules have answered', () => {
    const before = ofAttempt<Field>(FIELDS, {}, { password: 'forms.invalid' })
    const after = afterEdit(before, edit('password', {}, FIELDS))
    expect(after.password).toEqual(before.password)
    expect(afterLateCheck(after, 'password', undefined).password).toBeUndefined()
  })
})

describe('the errors of an attempt', () => {
  it('are those of the rules, and of the late rules where these find none', () => {
    fc.assert(
      fc.property(problems, problems, (found, late) => {
        const errors = ofAttempt(FIELDS, found, late)
        for (const one of FIELDS) expect(errors[one]?.message).toBe(found[one] ?? late[one])
      }),
    )
  })

  it('are none when it is sent, and the same object when there were none', () => {
    const none: FieldErrors<Field> = {}
    expect(ofSent(FIELDS, none)).toBe(none)
    expect(ofSent(FIELDS, { email: ofField('forms.required') })).toEqual({})
  })
})

it('a late check that finds what is shown changes nothing', () => {
  const before: FieldErrors<Field> = { email: ofField('forms.invalid') }
  expect(afterLateCheck(before, 'email', 'forms.invalid')).toBe(before)
  expect(afterLateCheck(before, 'email', undefined)).toBe(before)
  expect(afterLateCheck(before, 'email', 'forms.required').email).toMatchObject({ message: 'forms.required' })
})
