/** A part of the demo, on a host or port of its own: the app needs the root of one, and the workbench its own worker. */
export type DemoPart = { folder: string; title: string; text: string }

const HOME = 'home'

export const DOORS = [
  {
    folder: 'app',
    title: 'The app',
    text: 'With its sandbox in place of the API: the login page lists who can sign in. Data stays in your browser.',
  },
  {
    folder: 'workbench',
    title: 'The workbench',
    text: 'Every state of every screen, by role, language, theme and width.',
  },
  {
    folder: 'tokens',
    title: 'The design tokens',
    text: 'Colours, texts, spaces, corners and times, for design tools and as CSS.',
  },
  { folder: 'report', title: 'The visual report', text: 'What a change does to the pictures of the stories.' },
] as const satisfies readonly DemoPart[]

/** Folders of the demo: its first page, then the doors. */
export const FOLDERS = [HOME, ...DOORS.map(({ folder }) => folder)]

/** The name of the stylesheet of tokens, beside each page. */
export const TOKENS_FILE = 'tokens.gen.css'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 48rem; padding: var(--space-32) var(--space-16); font: var(--text-body1);
  color: var(--color-text-primary); background: var(--color-background-default); overflow-wrap: anywhere }
h1 { font: var(--text-h1); margin: 0 0 var(--space-8) }
h2 { font: var(--text-h2); margin: 0 0 var(--space-4) }
p { margin: 0; color: var(--color-text-secondary) }
a { color: var(--color-primary-main) }
:focus-visible { outline: 2px solid var(--color-primary-main); outline-offset: 2px }
ul { list-style: none; margin: var(--space-24) 0; padding: 0; display: grid; gap: var(--space-16);
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)) }
li { padding: var(--space-24); border: 1px solid var(--color-divider); border-radius: var(--radius-card);
  background: var(--color-background-paper); position: relative }
li a::after { content: ""; position: absolute; inset: 0 }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: var(--space-24) 0; background: var(--color-background-paper) }
th, td { border-bottom: 1px solid var(--color-divider); padding: var(--space-8); text-align: start }
table { overflow-wrap: normal }
td:first-child, td span { white-space: nowrap }
td + td { min-width: 9rem }
i { display: block; box-sizing: content-box; height: var(--space-24); min-width: var(--space-4); margin-top: var(--space-4);
  border: 1px solid var(--color-divider) }
code { font-size: .9em }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${TOKENS_FILE}">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`

const HOW_TO_REPORT = 'There is no report yet: <code>npm run visual -- main</code> makes one.'

/**
 * @param addressOf the address of a door
 * @param built what the demo was built from
 * @param report the title of the visual report, if there is one: it may be of earlier commits
 */
export function homePage(addressOf: (folder: string) => string, built: string, report: string | undefined): string {
  const items = DOORS.map(({ folder, title, text }) => {
    const more = folder === 'report' ? ` ${report === undefined ? HOW_TO_REPORT : `${escape(report)}.`}` : ''
    return `<li><h2><a href="${escape(addressOf(folder))}">${title}</a></h2><p>${text}${more}</p></li>`
  })
  return page('Console Marques', `<p>${escape(built)}</p>\n<ul>\n${items.join('\n')}\n</ul>`)
}

/** What stands for the visual report until there is one. */
export const noReportPage = (): string => page('The visual report', `<p>${HOW_TO_REPORT}</p>`)

/** Names and values of a rule of the stylesheet. */
function declarationsOf(css: string, selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const found = rule.matchAll(/^ {2}(?<name>--[\w-]+): (?<value>.+);$/gm)
  return new Map([...found].map(({ groups: { name = '', value = '' } = {} }) => [name, value]))
}

/** What a token looks like. Times and names of fonts look like nothing. */
function sampleOf(name: string): string {
  if (name.startsWith('--text-')) return `<span style="font: var(${name})">Ébène 128 €</span>`
  if (name.startsWith('--space-')) return `<i style="width: var(${name}); background: var(--color-primary-main)"></i>`
  if (name.startsWith('--radius-')) return `<i style="width: var(--space-48); border-radius: var(${name})"></i>`
  return name.startsWith('--shadow-') ? `<i style="width: var(--space-48); box-shadow: var(${name})"></i>` : ''
}

const colour = (value: string) => `<code>${escape(value)}</code><i style="background: ${escape(value)}"></i>`

/**
 * All tokens of the stylesheet, in both themes, with a sample.
 * @param files what there is to download
 */
export function tokensPage(css: string, files: readonly string[]): string {
  const links = files.map((file) => `<a href="${file}" download>${file}</a>`)
  const dark = declarationsOf(css, "[data-theme='dark']")
  const rows = [...declarationsOf(css, ':root')].map(([name, value]) => {
    const isColour = name.startsWith('--color-')
    const cells = isColour
      ? [colour(value), colour(dark.get(name) ?? value)]
      : [`<code>${escape(value)}</code>`, sampleOf(name)]
    return `<tr><td><code>${name}</code></td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return page(
    'The design tokens',
    `<p>In the format of the Design Tokens group and as CSS: ${links.join(', ')}.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Value; of a colour, in light</th>
<th scope="col">Sample; of a colour, its value in dark</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`,
  )
}
