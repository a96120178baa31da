const COOKIE = 'csrftoken'
const STORAGE_KEY = 'csrf_token'

/** A header value that fetch accepts: visible ASCII. */
const isSendable = (value: string | null | undefined): value is string => !!value && /^[\x21-\x7e]+$/.test(value)

function fromCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${COOKIE}=`))
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1))
}

/** The anti-forgery token of decision 3, if one is stored. Cookies and storage may both be blocked. */
export function readCsrfToken(): string | undefined {
  for (const read of [fromCookie, () => sessionStorage.getItem(STORAGE_KEY)]) {
    try {
      const value = read()
      if (isSendable(value)) return value
    } catch {
      // blocked, or a cookie that is no valid percent-encoding
    }
  }
  return undefined
}
