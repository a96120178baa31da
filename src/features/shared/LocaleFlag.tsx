import type { ReactNode } from 'react'

import type { Locale } from '~/i18n/locales'

const columns = (left: string, middle: string, right: string) => (
  <>
    <path fill={left} d="M0 0h6v12H0z" />
    <path fill={middle} d="M6 0h6v12H6z" />
    <path fill={right} d="M12 0h6v12h-6z" />
  </>
)

const rows = (top: string, middle: string, bottom: string, edge: number) => (
  <>
    <path fill={top} d={`M0 0h18v${edge}H0z`} />
    <path fill={middle} d={`M0 ${edge}h18v${12 - 2 * edge}H0z`} />
    <path fill={bottom} d={`M0 ${12 - edge}h18v${edge}H0z`} />
  </>
)

/** SVG, because Windows has no flag emoji. */
const FLAGS: Record<Locale, ReactNode> = {
  fr: columns('#0055a4', '#fff', '#ef4135'),
  en: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path stroke="#b22234" strokeWidth="1" d="M0 .5h18M0 2.5h18M0 4.5h18M0 6.5h18M0 8.5h18M0 10.5h18" />
      <path fill="#3c3b6e" d="M0 0h8v6H0z" />
    </>
  ),
  es: rows('#aa151b', '#f1bf00', '#aa151b', 3),
  de: rows('#111', '#dd0000', '#ffce00', 4),
  it: columns('#009246', '#fff', '#ce2b37'),
}

/** Decorative: the name is shown beside it (LAN-29). */
export function LocaleFlag({ locale }: { locale: Locale }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" style={{ borderRadius: 2, flexShrink: 0 }}>
      {FLAGS[locale]}
      <rect x="0.5" y="0.5" width="17" height="11" rx="1.5" fill="none" stroke="currentColor" strokeOpacity="0.15" />
    </svg>
  )
}
