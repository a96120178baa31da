import { describe, expect, it } from 'vitest'

import { lateRegisterProblems, registerProblems, type RegisterFormValues } from '~/features/onboarding/AccountForm'
import { businessFormSchema } from '~/features/onboarding/BusinessScreen'
import { foundationRegisterFormSchema, emptyFoundationRegisterForm } from '~/validation/foundation-register-form'

import { serveDisposableList } from '../../../support/disposable-list'
import { french } from '../../../support/form-problems'

serveDisposableList()

const LEA: RegisterFormValues = {
  first_name: 'Léa',
  last_name: 'Martin',
  email: 'lea@exemple.fr',
  password: 'Xk7$mPq2',
  password_confirm: 'Xk7$mPq2',
}

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** Every sentence that a form says, with its field. */
const said = ({ error }: Parsed) => error?.issues.map(({ path, message }) => [path.join('.'), french(message)]) ?? []

async function step1(changed: Partial<RegisterFormValues>) {
  const values = { ...LEA, ...changed }
  const problems = { ...(await lateRegisterProblems(values)), ...registerProblems(values) }
  return Object.entries(problems).map(([field, id]) => [field, french(id)])
}
const password = (text: string) => ({ password: text, password_confirm: text })

/** The texts of B §5 and K52 for step 1, each with what provokes it and nothing else. */
const STEP_1: [text: string, field: string, trigger: Partial<RegisterFormValues>, ids: string][] = [
  ['Email requis', 'email', { email: '' }, 'REG-22'],
  ['Email requis', 'email', { email: ' \u00a0' }, 'REG-22'],
  ['Format email invalide', 'email', { email: 'lea' }, 'REG-22'],
  ['Format email invalide', 'email', { email: 'lea..martin@exemple.fr' }, 'REG-22'],
  ['Format email invalide', 'email', { email: '.lea@exemple.fr' }, 'REG-22'],
  ['Format email invalide', 'email', { email: 'lea@exemple.fr.' }, 'REG-22'],
  ['Format email invalide', 'email', { email: 'léa@exemple.fr' }, 'REG-22, K47'],
  ['Email trop long', 'email', { email: `${'a'.repeat(244)}@exemple.fr` }, 'REG-22'],
  ['Les adresses emails jetables ne sont pas autorisées', 'email', { email: 'lea@yopmail.com' }, 'REG-23'],
  ['Les adresses emails jetables ne sont pas autorisées', 'email', { email: ' LEA@Boite.Mailinator.COM' }, 'REG-23'],
  ['Mot de passe minimum 8 caractères', 'password', password('Xk7$mPq'), 'REG-25'],
  ['Mot de passe trop long', 'password', password(`Xk7$${'éà'.repeat(63)}`), 'REG-25'],
  ...['xk7$mpq2', 'XK7$MPQ2', 'Xkz$mPqz', 'Xk7#mPq2'].map((text): (typeof STEP_1)[number] => [
    'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial',
    'password',
    password(text),
    'REG-26, K2',
  ]),
  ...['Password', '1234567', 'aDmin', 'qwerty', 'Azerty', 'MotDePasse', 'welcome'].map(
    (word): (typeof STEP_1)[number] => [
      'Mot de passe trop commun, choisissez un mot de passe plus sécurisé',
      'password',
      password(`Xk7$${word}`),
      'REG-27',
    ],
  ),
  [
    'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite',
    'password',
    password('Rzzz8!kW'),
    'REG-28, K52',
  ],
  ['Le mot de passe ne doit pas contenir de suite simple', 'password', password('Xk7$mDeF'), 'REG-29, K52'],
  ['Le mot de passe ne doit pas contenir de suite simple', 'password', password('Xk012$mPq'), 'REG-29, K52'],
  ['Les mots de passe ne correspondent pas', 'password_confirm', { password_confirm: 'Xk7$mPq2 ' }, 'REG-30'],
  ['Les mots de passe ne correspondent pas', 'password_confirm', { password_confirm: '' }, 'REG-30'],
  ['Le prénom est requis', 'first_name', { first_name: ' ' }, 'REG-31'],
  ['Le nom est requis', 'last_name', { last_name: '' }, 'REG-31'],
]

const BUSINESS_WORDS = 'null undefined admin root system api www mail email script hack'.split(' ')

describe('the documented text of a field', () => {
  it.each(STEP_1)('is "%s" at %s for %j (%s)', async (text, field, trigger) => {
    expect(await step1(trigger)).toEqual([[field, text]])
  })

  it('is absent from a valid form (REG-10)', async () => {
    expect(await step1({})).toEqual([])
  })

  it.each(BUSINESS_WORDS.flatMap((word) => [word, `L'${word.toUpperCase()} & Co`, `Atelier-${word}.`]))(
    "of the name %s is 'Le nom d'entreprise contient des mots-clés non autorisés' (REG-39, K26)",
    (business_name) =>
      expect(said(businessFormSchema.safeParse({ business_name }))).toEqual([
        ['business_name', "Le nom d'entreprise contient des mots-clés non autorisés"],
      ]),
  )

  it.each<[string, string, object, string]>([
    ['Numéro de téléphone français invalide', 'phone', { phone: '0012345678' }, 'REG-35'],
    ['Vous devez accepter les conditions', 'accept_terms', { accept_terms: false }, 'REG-37'],
  ])('in the wider registration is "%s" at %s for %j (%s, K6)', (text, field, trigger) => {
    const right = { ...emptyFoundationRegisterForm, ...LEA, username: 'lea_m', accept_terms: true }
    expect(said(foundationRegisterFormSchema.safeParse(right))).toEqual([])
    expect(said(foundationRegisterFormSchema.safeParse({ ...right, ...trigger }))).toEqual([[field, text]])
  })
})
