import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

import { anything, filled, problemsBy, unlessStored, type Rule } from '~/validation/rule'
import { confirms, textField } from '~/validation/schemas'

const never: Rule = () => 'forms.suspicious'
const required = filled('forms.email.required')

const issues = (schema: z.ZodMiniType, values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a rule', () => {
  it('does not check a stored value that is untouched, whatever it is (K7, decision 7)', () => {
    const rule = unlessStored('ancien', never)
    expect(rule('ancien')).toBeUndefined()
    expect(rule('ancien ')).toBe('forms.suspicious')
    expect(rule('')).toBe('forms.suspicious')
  })

  it('names the problem of each field that has one', () => {
    const rules = { email: required, code: never, note: anything }
    const fields = ['email', 'code', 'note'] as const
    expect(problemsBy(fields, { email: '', code: 'x', note: '' }, rules)).toEqual({
      email: 'forms.email.required',
      code: 'forms.suspicious',
    })
    expect(problemsBy(['email'], { email: 'a' }, { email: required })).toEqual({})
  })
})

describe('a text field of a form', () => {
  const form = z.object({ email: textField(required, (text) => text.trim()), note: textField(anything) })

  it('is checked as typed, then normalised', () => {
    expect(form.parse({ email: ' a ', note: ' b ' })).toEqual({ email: 'a', note: ' b ' })
    expect(issues(form, { email: '', note: '' })).toEqual([['email', 'forms.email.required']])
  })

  it('that is missing, or no text, has the problem of an empty one, or is required', () => {
    expect(issues(form, {})).toEqual([
      ['email', 'forms.email.required'],
      ['note', 'forms.required'],
    ])
    expect(issues(form, { email: 7, note: null })).toHaveLength(2)
  })

  it('the confirmation is reported beside other problems (REG-30)', () => {
    const both = z
      .object({ password: textField(never), again: textField(anything) })
      .check(confirms('password', 'again'))
    expect(issues(both, { password: 'a', again: 'b' })).toEqual([
      ['password', 'forms.suspicious'],
      ['again', 'forms.password.mismatch'],
    ])
  })
})
