import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { ApiError, CODES, networkError } from '~/api/api-error'
import { refusalText } from '~/features/invitations/send-once'

const intl = createIntl({ locale: 'fr', onError: () => {} })
const refused = (fields: ConstructorParameters<typeof ApiError>[0]) =>
  refusalText(intl, new ApiError({ status_code: 400, ...fields }))

it.each([
  [{ message: 'Déjà membre' }, 'Déjà membre'],
  [{ message: 'Refusé', details: { email: ['Déjà', 'membre'] } }, 'Déjà membre'],
  [{ details: { brand_id: ['Marque inactive'] } }, 'Marque inactive'],
  [{ message: 'Validation error', details: { user_type: ['Rôle refusé'] } }, 'Rôle refusé'],
  [{ details: { brand_id: ['Marque inactive'], email: ['Déjà membre'] } }, 'Déjà membre'],
  [{ non_field_errors: ['Plus de place'] }, 'Plus de place'],
  [{ details: { email: ['<html>'] }, message: 'Refusé' }, 'Refusé'],
  [{}, 'errors.unknown'],
])('the text for %j is "%s" (INV-02, INV-12, C119)', (fields, text) => expect(refused(fields)).toBe(text))

it('a lost connection is reported as one where nothing was sent, and else as an unknown outcome (INV-02)', () => {
  expect(refusalText(intl, new ApiError({ code: CODES.network, notApplied: true }))).toBe('errors.network')
  expect(refusalText(intl, networkError())).toBe('invitations.dialog.unconfirmed.one')
})
