import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { refusalReason } from '~/i18n/error-text'

const said = (message: string) => new ApiError({ message, status_code: 403, code: 'permission_denied' })

describe('the reason of a refused read', () => {
  it('is what the server says of it (SES-39)', () => {
    for (const reason of [
      'Entreprise suspendue',
      'Company suspended',
      'Permission denied: the company is suspended.',
      'Accès refusé, entreprise suspendue',
    ])
      expect(refusalReason(said(reason))).toBe(reason)
  })

  it('is not what servers say of every refusal, nor a text for logs (SES-39)', () => {
    for (const text of [
      'Permission denied',
      'Forbidden.',
      'Accès refusé',
      'Access denied',
      'You are not authorized to view this page.',
      'Unauthorized',
      'Not allowed',
      'Insufficient privileges',
      'Droits insuffisants',
      'Authentication credentials were not provided.',
      'You do not have permission to perform this action.',
      'Vous n’avez pas la permission d’effectuer cette action.',
      "Vous n'avez pas les permissions pour effectuer cette action.",
      '',
      'Invalid configuration',
    ])
      expect(refusalReason(said(text))).toBeUndefined()
  })
})
