/*
 * What JavaScript and CSS have got since 2022, with the day on which it became Baseline ('newly available', webstatus.dev
 * and the package `web-features`). A build may use what is as old as `newestAllowed` says; a browser that lacks what the
 * build uses is told so before any script starts. Add a line before you use something that is younger than 2022.
 */

type Feature = {
  name: string
  /** The day it became Baseline; undefined if it is not in all browsers yet. */
  since?: string
  /** In our sources, and in what the build makes of them and of the packages. */
  used: RegExp
  /** Whether a browser has it, in JavaScript of 2009: it runs in any browser. */
  has?: string
  /** Why it may be used all the same. */
  because?: string
}

const CHECKED_FIRST = 'it is looked for first'
const DECORATION = 'a browser without it shows the same, less finely'

export const FEATURES: readonly Feature[] = [
  { name: 'Array.prototype.at', since: '2022-03-14', used: /\.at\(-/, has: '[].at' },
  { name: 'throwIfAborted', since: '2022-03-14', used: /throwIfAborted/, has: 'AbortSignal.prototype.throwIfAborted' },
  { name: 'Object.hasOwn', since: '2022-03-14', used: /Object\.hasOwn\(/, has: 'Object.hasOwn' },
  { name: 'structuredClone', since: '2022-03-14', used: /structuredClone\(/, has: 'window.structuredClone' },
  { name: 'crypto.randomUUID', since: '2022-03-14', used: /randomUUID\(/ },
  { name: 'Array.prototype.findLast', since: '2022-08-23', used: /\.findLast\(/, has: '[].findLast' },
  {
    name: 'Array.prototype.toSorted',
    since: '2023-07-04',
    used: /\.to(?:Sorted|Reversed|Spliced)\(/,
    has: '[].toSorted',
  },
  { name: 'Array.prototype.with', since: '2023-07-04', used: /\.with\(\d/ },
  { name: 'the attribute inert', since: '2023-04-11', used: /\.inert\b/, has: '"inert" in d' },
  { name: 'modulepreload', since: '2023-09-18', used: /modulepreload/ },
  { name: 'the flag v of regular expressions', since: '2023-09-18', used: /\/[dgimsuy]*v[dgimsuy]*\.test\(/ },
  { name: 'URL.canParse', since: '2023-12-07', used: /URL\.canParse\(/, has: 'URL.canParse' },
  { name: ':has()', since: '2023-12-19', used: /:has\(/, has: 'CSS.supports("selector(:has(a))")' },
  { name: 'Array.fromAsync', since: '2024-01-25', used: /Array\.fromAsync\(/ },
  {
    name: 'Promise.withResolvers',
    since: '2024-03-05',
    used: /Promise\.withResolvers\(/,
    has: 'Promise.withResolvers',
  },
  {
    name: 'Object.groupBy',
    since: '2024-03-05',
    used: /(?:Object|Map)\.groupBy\(/,
    has: 'Object.groupBy&&Map.groupBy',
  },
  { name: 'AbortSignal.any', since: '2024-03-19', used: /AbortSignal\.any\(/, has: 'AbortSignal.any' },
  { name: 'AbortSignal.timeout', since: '2024-04-16', used: /AbortSignal\.timeout\(/, has: 'AbortSignal.timeout' },
  { name: 'Intl.Segmenter', since: '2024-04-16', used: /Intl\.Segmenter\b/, has: 'Intl.Segmenter' },
  { name: 'text-wrap: balance', since: '2024-05-13', used: /text-?wrap['"`]?: ?['"`]?balance/i },
  { name: 'light-dark()', since: '2024-05-13', used: /light-dark\(/ },
  {
    name: 'new methods of Set',
    since: '2024-06-11',
    used: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  },
  { name: '@starting-style', since: '2024-08-06', used: /@starting-style/ },
  { name: 'URL.parse', since: '2024-09-16', used: /\bURL\.parse\(/ },
  { name: 'content-visibility', since: '2025-09-15', used: /content-?visibility/i, because: DECORATION },
  { name: 'fetchPriority', since: '2024-10-29', used: /fetchPriority/, because: DECORATION },
  { name: 'Promise.try', since: '2025-01-07', used: /Promise\.try\(/ },
  { name: 'popover', since: '2025-01-27', used: /\.(?:show|toggle|hide)Popover(?:\?\.)?\(/, because: CHECKED_FIRST },
  {
    name: 'Intl.DurationFormat',
    since: '2025-03-04',
    used: /Intl\.DurationFormat/,
    because: 'react-intl makes one when it is asked to, and nobody asks',
  },
  {
    name: 'iterator helpers',
    since: '2025-03-31',
    used: /Iterator\.from\(|(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find|forEach)\(/,
  },
  { name: 'RegExp.escape', since: '2025-05-01', used: /RegExp\.escape\(/ },
  { name: 'Uint8Array.fromBase64', since: '2025-09-05', used: /\.(?:fromBase64|toBase64|fromHex|toHex)\(/ },
  { name: 'Error.isError', used: /Error\.isError\(/ },
  { name: 'Map.prototype.getOrInsert', used: /\.getOrInsert(?:Computed)?\(/ },
  { name: 'Math.sumPrecise', used: /Math\.sumPrecise\(/ },
  { name: 'anchor positioning', used: /anchor-?name|position-?anchor|anchor-size\(/i },
  { name: 'field-sizing', used: /field-?sizing/i, because: DECORATION },
  { name: 'interpolate-size', used: /interpolate-?size|calc-size\(/i, because: DECORATION },
  { name: 'scroll-driven animations', used: /animation-?timeline|scroll-?timeline/i },
  { name: 'view transitions', since: '2025-10-14', used: /startViewTransition/, because: CHECKED_FIRST },
  { name: 'requestIdleCallback', used: /requestIdleCallback/, because: CHECKED_FIRST },
  { name: 'scheduler.yield', used: /scheduler\.(?:yield|postTask)/, because: CHECKED_FIRST },
  { name: 'link rel=expect', used: /rel="expect"/, because: DECORATION },
]

/** What a text uses although not every browser of the list has it. */
export const tooNew = (text: string, newest: string): Feature[] =>
  FEATURES.filter(({ since = '9999', used, because }) => !because && since > newest && used.test(text))

/**
 * Marks the page of a browser that lacks something of the list. It is the first script of a page, in JavaScript of 2009,
 * and says nothing itself: the sentences are part of the page, and the mark names the language of the first one.
 */
export const floorScript = (newest: string, attribute: string): string => {
  const wanted = FEATURES.filter(({ since = '9999' }) => since <= newest).flatMap(({ has = [] }) => has)
  return `(function(d){var h;try{h=${wanted.join('&&')}}catch(e){}if(!h)d.setAttribute("${attribute}",(navigator.language||"").slice(0,2).toLowerCase())})(document.documentElement)`
}
