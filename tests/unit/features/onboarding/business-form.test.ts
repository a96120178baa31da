import { describe, expect, it } from 'vitest'

import { businessFormSchema, toBusinessSetup } from '~/features/onboarding/BusinessScreen'

import { problems } from '../../../support/form-problems'

describe('the business form', () => {
  it('sends the name in its normal form (REG-14, REG-38)', () => {
    const values = businessFormSchema.parse({ business_name: '  Café de  l’Étoile ' })
    expect(toBusinessSetup(values)).toEqual({ business_name: "Café de l'Étoile" })
  })

  it('says beside the field what is wrong (REG-38, REG-39, REG-40)', () => {
    expect(problems(businessFormSchema, { business_name: '' })).toEqual({
      business_name: 'Le nom de l’entreprise est requis',
    })
    expect(problems(businessFormSchema, { business_name: 'Admin Conseil' })).toEqual({
      business_name: "Le nom d'entreprise contient des mots-clés non autorisés",
    })
  })
})
