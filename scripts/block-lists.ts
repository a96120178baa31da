/**
 * Words that rules of public block lists look for in addresses and in ids and classes of elements: the general parts of
 * EasyList, EasyPrivacy and Fanboy's annoyance lists, and the lists of uBlock Origin and AdGuard made of them. Their rules
 * have the forms `/analytics-`, `/analytics.`, `/tracking-`, `/tracker.`, `/ads/`, `-ads.`, `-analytics.js`, `/vitals.js`,
 * `/pixel.`, `/beacon.`, `##.banner-ad`, `###cookie-`. The words alone are stricter than the rules, which change every day.
 */
const WORDS =
  'ad|ads|adserver|adservice|advert|adverts|advertising|advertisement|affiliate|affiliates|analytic|analytics|banner|banners|' +
  'beacon|beacons|click|clicks|collect|collector|conversion|cookie|cookies|consent|counter|event|events|fingerprint|ga|gdpr|gtag|' +
  'gtm|heatmap|hit|hits|impression|impressions|insight|insights|log|logger|marketing|matomo|metric|metrics|newsletter|piwik|' +
  'pixel|pixels|popup|popups|promo|promos|promotion|rum|sentry|share|social|sponsor|sponsored|sponsors|stat|stats|statistic|' +
  'statistics|telemetry|track|tracker|trackers|tracking|visit|visitor|visitors|vitals'

const LISTED = new RegExp(`(?:^|[^a-z0-9])(?:${WORDS})(?:$|[^a-z0-9])`)

/** Whether a public block list may refuse a file of this name or path, or hide an element with this id or class. */
export const isListed = (name: string): boolean =>
  LISTED.test(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase())

/** A name that no list has: the name of a chunk says what it is only where a blocker lets it through. */
export const chunkFileName = ({ name }: { name: string }): string =>
  isListed(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'
