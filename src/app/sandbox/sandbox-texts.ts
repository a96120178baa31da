import { useLanguage } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'

/** Kept out of the message catalogues, which reach the production build. */
const FRENCH = {
  users: 'Comptes du bac à sable',
  usersHelp: 'Choisissez un compte : le formulaire se remplit, il reste à vous connecter.',
  open: 'Réglages du bac à sable',
  note: 'Une API simulée répond dans ce navigateur. Ces réglages agissent sur les prochains appels.',
  notStored: 'Ce navigateur ne garde rien : les données disparaissent au rechargement.',
  latency: 'Délai de réponse',
  latencyNone: 'Aucun',
  fault: 'Panne',
  faultNone: 'Aucune',
  faultOn: 'Appel touché',
  faultAll: 'Tous les appels',
  world: 'Situation',
  expire: 'Faire expirer les jetons',
  reset: 'Repartir de zéro',
}

type Texts = typeof FRENCH

export const SANDBOX_TEXTS: Record<Locale, Texts> = {
  fr: FRENCH,
  en: {
    users: 'Sandbox accounts',
    usersHelp: 'Pick an account: the form is filled in, all that is left is to sign in.',
    open: 'Sandbox settings',
    note: 'A simulated API answers in this browser. These settings affect the next calls.',
    notStored: 'This browser keeps nothing: data is lost on reload.',
    latency: 'Response delay',
    latencyNone: 'None',
    fault: 'Fault',
    faultNone: 'None',
    faultOn: 'Call affected',
    faultAll: 'All calls',
    world: 'Situation',
    expire: 'Expire the tokens',
    reset: 'Start over',
  },
  es: {
    users: 'Cuentas del entorno de pruebas',
    usersHelp: 'Elija una cuenta: el formulario se rellena y solo queda iniciar sesión.',
    open: 'Ajustes del entorno de pruebas',
    note: 'Una API simulada responde en este navegador. Estos ajustes afectan a las próximas llamadas.',
    notStored: 'Este navegador no guarda nada: los datos se pierden al recargar.',
    latency: 'Retraso de respuesta',
    latencyNone: 'Ninguno',
    fault: 'Fallo',
    faultNone: 'Ninguno',
    faultOn: 'Llamada afectada',
    faultAll: 'Todas las llamadas',
    world: 'Situación',
    expire: 'Caducar los tokens',
    reset: 'Empezar de cero',
  },
  de: {
    users: 'Testkonten',
    usersHelp: 'Wählen Sie ein Konto: Das Formular wird ausgefüllt, Sie müssen sich nur noch anmelden.',
    open: 'Einstellungen der Testumgebung',
    note: 'In diesem Browser antwortet eine simulierte API. Die Einstellungen wirken auf die nächsten Aufrufe.',
    notStored: 'Dieser Browser speichert nichts: Beim Neuladen gehen die Daten verloren.',
    latency: 'Antwortverzögerung',
    latencyNone: 'Keine',
    fault: 'Störung',
    faultNone: 'Keine',
    faultOn: 'Betroffener Aufruf',
    faultAll: 'Alle Aufrufe',
    world: 'Situation',
    expire: 'Tokens ablaufen lassen',
    reset: 'Von vorn beginnen',
  },
  it: {
    users: 'Account dell’ambiente di prova',
    usersHelp: 'Scegli un account: il modulo si compila e resta solo da accedere.',
    open: 'Impostazioni dell’ambiente di prova',
    note: 'Un’API simulata risponde in questo browser. Le impostazioni valgono per le prossime chiamate.',
    notStored: 'Questo browser non conserva nulla: ricaricando la pagina i dati vanno persi.',
    latency: 'Ritardo di risposta',
    latencyNone: 'Nessuno',
    fault: 'Guasto',
    faultNone: 'Nessuno',
    faultOn: 'Chiamata interessata',
    faultAll: 'Tutte le chiamate',
    world: 'Situazione',
    expire: 'Far scadere i token',
    reset: 'Ricominciare da capo',
  },
}

/** The language of the sandbox's own texts: English for a language that is being translated. */
export function useSandboxLocale(): Locale {
  const locale = useLanguage()
  return Object.hasOwn(SANDBOX_TEXTS, locale) ? locale : 'en'
}
