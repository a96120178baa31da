import { afterEach, describe, expect, it, vi } from 'vitest'

import { readCsrfToken } from '~/api/ports'

const setCookie = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the anti-forgery token', () => {
  it('comes from the cookie, else from session storage, else it is undefined (SES-10, K38)', () => {
    expect(readCsrfToken()).toBeUndefined()
    sessionStorage.setItem('csrf_token', 'stored')
    expect(readCsrfToken()).toBe('stored')
    setCookie('a=b; csrftoken=from%2Dcookie; c=d')
    expect(readCsrfToken()).toBe('from-cookie')
  })

  it.each(['xcsrftoken=a', 'csrftoken=', 'csrftoken=%E0%A4', 'csrftoken=a%0Ab', 'csrftoken=é'])(
    'a cookie of %s has no token (SES-10)',
    (cookie) => {
      setCookie(cookie)
      expect(readCsrfToken()).toBeUndefined()
    },
  )

  it('is undefined when storage is blocked (C070)', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(readCsrfToken()).toBeUndefined()
  })
})
