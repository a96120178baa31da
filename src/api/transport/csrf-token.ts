const COOKIE = 'csrftoken'
const STORAGE_KEY = 'csrf_token'

/** Visible ASCII: what `fetch` accepts as a header value. */
const isSendable = (value: string | null | undefined): value is string => !!value && /^[\x21-\x7e]+$/.test(value)

function fromCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${COOKIE}=`))
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1))
}

/** The anti-forgery token of decision 3. Undefined when there is none, or when cookies and storage are blocked. */
export function readCsrfToken(): string | undefined {
  for (const read of [fromCookie, () => sessionStorage.getItem(STORAGE_KEY)]) {
    try {
      const value = read()
      if (isSendable(value)) return value
    } catch {
      // blocked, or a cookie with invalid percent-encoding
    }
  }
  return undefined
}
