const SCHEME = /^https?:\/\/[^\s/\\]/i
/** As the browser reads it: in ASCII, without empty labels; or an IPv6 address. */
const HOST = /^(?:(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?|\[[\da-f:.]+\])$/

/** The http or https address that the text is, without white space or a host that cannot exist. */
export function httpAddress(text: string): URL | undefined {
  if (!SCHEME.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return HOST.test(url.hostname) ? url : undefined
}
