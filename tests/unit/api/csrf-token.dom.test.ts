import { afterEach, describe, expect, it, vi } from 'vitest'

import { readCsrfToken } from '~/api/transport/csrf-token'

const setCookie = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the anti-forgery token', () => {
  it('SES-10 K38 · comes from the cookie, else from session storage, else it is undefined', () => {
    expect(readCsrfToken()).toBeUndefined()
    sessionStorage.setItem('csrf_token', 'stored')
    expect(readCsrfToken()).toBe('stored')
    setCookie('a=b; csrftoken=from%2Dcookie; c=d')
    expect(readCsrfToken()).toBe('from-cookie')
  })

  it.each(['xcsrftoken=a', 'csrftoken=', 'csrftoken=%E0%A4', 'csrftoken=a%0Ab', 'csrftoken=é'])(
    'SES-10 · %s is none',
    (cookie) => {
      setCookie(cookie)
      expect(readCsrfToken()).toBeUndefined()
    },
  )

  it('C070 · is undefined when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(readCsrfToken()).toBeUndefined()
  })
})
