import { safeSessionStorage } from '~/platform/storage'

const COOKIE = 'csrftoken'
const STORAGE_KEY = 'csrf_token'

/** Visible ASCII: what `fetch` accepts as a header value. */
const isSendable = (value: string | null | undefined): value is string => !!value && /^[\x21-\x7e]+$/.test(value)

function fromCookie(): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${COOKIE}=`))
    return pair && decodeURIComponent(pair.slice(COOKIE.length + 1))
  } catch {
    // blocked, or invalid percent-encoding
    return undefined
  }
}

/** The anti-forgery token. Undefined when there is none, or when cookies and storage are blocked. */
export const readCsrfToken = (): string | undefined =>
  [fromCookie(), safeSessionStorage.getItem(STORAGE_KEY)].find(isSendable)
