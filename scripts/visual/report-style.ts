/** Look of the visual report. It follows the system's theme. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, CanvasText 18%, Canvas); --quiet: color-mix(in srgb, CanvasText 62%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; display: grid; grid-template: auto 1fr / 15rem minmax(0, 1fr) }
header { grid-column: 1 / -1; padding: 1rem 1.5rem; border-bottom: 1px solid var(--edge) }
h1 { font-size: 1.25rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 0 0 .75rem }
header p { margin: .25rem 0 0 } small, .keys, figcaption { color: var(--quiet); font-weight: 400 }
kbd { border: 1px solid var(--edge); border-radius: 4px; padding: 0 .35em; margin-left: .75em; font: inherit; font-size: .85em }
kbd:first-child { margin-left: 0 }
nav { padding: 1rem 1.5rem; border-right: 1px solid var(--edge) } nav ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 1rem }
nav li { padding: .2rem 0 } a { color: inherit }
main { padding: 0 1.5rem 4rem }
article { border: 1px solid var(--edge); border-radius: 8px; padding: 1rem; margin-bottom: 1rem; scroll-margin-top: 1rem }
article:focus { outline: 2px solid Highlight; outline-offset: 2px }
article > div { display: flex; gap: 1rem; align-items: flex-start }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
figure { margin: 0; flex: 1 1 0; min-width: 0 } figure:only-child { max-width: 33% } article[data-only] figure { max-width: none }
figure div { position: relative; width: fit-content } .place { position: absolute; outline: 2px solid #d00; outline-offset: 6px; border-radius: 1px } img { display: block; max-width: 100%; border: 1px solid var(--edge) }
article[data-only] figure { display: none }
article[data-only=before] figure[data-kind=before], article[data-only=after] figure[data-kind=after], article[data-only=difference] figure[data-kind=difference] { display: block }
.nothing { font-size: 1.25rem; margin-top: 2rem }
@media (max-width: 800px) { body { display: block } nav { border: 0 } article > div { flex-direction: column } }
`
