import type { Locale } from '../src/i18n/locales.ts'

/*
 * For browsers below the floor (scripts/browsers.json). No script of the app starts there, so the build writes these
 * sentences into every page. Constants only.
 */

export const OUTDATED_ID = 'outdated-browser'

/** Whoever reads them has no other language than the page: all five are shown. */
export const OUTDATED: Readonly<Record<Locale, string>> = {
  fr: 'Votre navigateur est trop ancien pour cette application : mettez-le à jour pour continuer.',
  en: 'Your browser is too old for this application: update it to continue.',
  es: 'Su navegador es demasiado antiguo para esta aplicación: actualícelo para continuar.',
  de: 'Ihr Browser ist zu alt für diese Anwendung: Aktualisieren Sie ihn, um fortzufahren.',
  it: 'Il tuo browser è troppo vecchio per questa applicazione: aggiornalo per continuare.',
}
