import { knownValues, type KnownValue } from '../generated/known-values.gen.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 }
  main { max-width: 26rem; margin: 10vh auto; padding: 1.5rem; border: 1px solid #8885; border-radius: 12px }
  @media (max-width: 30rem) { main { margin: 0; border: 0 } }
  h1 { margin: 0 0 1rem; font-size: 1.25rem }
  dl { display: flex; justify-content: space-between; gap: 1rem; margin: 0; padding: .75rem 0; border-block: 1px solid #8885 }
  dd { margin: 0; font-weight: 600 }
  small { color: color-mix(in srgb, currentColor 75%, transparent) }
  form, p:last-child { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 0 }
  section { padding: .75rem 0; border-bottom: 1px solid #8885 }
  section form { margin: .5rem 0 0 }
  button, a { font: inherit; padding: .5rem 1rem; border: 1px solid #888; border-radius: 8px; background: none; color: inherit; text-decoration: none; cursor: pointer }
  .first { border-color: #3f51d5; background: #3f51d5; color: #fff }
`

export type Language = KnownValue<'languageCode'>

/** A page that stands in for one of the payment provider. */
export const page = (lang: Language, status: number, title: string, body: string) =>
  new Response(
    `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

/** @param back an address from `new URL`: it holds no quote */
export const wayBack = (back: URL, label: string) => `<p><a class="first" href="${back.href}">${label}</a></p>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A name that a user has typed, as HTML. */
export const escaped = (text: string) => text.replaceAll(/["&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** That of the address, which the app has written, or else of the browser. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang') ?? request.headers.get('accept-language')?.slice(0, 2)
  return knownValues.languageCode.find((code) => code === asked) ?? 'fr'
}
