import type { KnownValue } from '../generated/known-values.gen.ts'

/** Texts of the page that replaces the payment provider's, over HTTP and in the browser. */
const FRENCH = {
  title: 'Paiement (bac à sable)',
  note: 'Ici se trouverait la page du prestataire de paiement. Aucun montant n’est débité.',
  monthly: 'HT par mois',
  pay: 'Payer',
  cancel: 'Annuler',
  back: 'Retour',
  unknown: 'Ce paiement n’existe pas',
  done: 'Ce paiement est déjà fait',
  doneBack: 'Retour à l’application',
}

export const PAYMENT_TEXTS: Record<KnownValue<'languageCode'>, typeof FRENCH> = {
  fr: FRENCH,
  en: {
    title: 'Payment (sandbox)',
    note: 'The page of the payment provider would stand here. Nothing is charged.',
    monthly: 'per month, excl. tax',
    pay: 'Pay',
    cancel: 'Cancel',
    back: 'Back',
    unknown: 'There is no such payment',
    done: 'This payment is already made',
    doneBack: 'Back to the application',
  },
  es: {
    title: 'Pago (entorno de pruebas)',
    note: 'Aquí estaría la página del proveedor de pagos. No se cobra nada.',
    monthly: 'al mes, sin impuestos',
    pay: 'Pagar',
    cancel: 'Cancelar',
    back: 'Volver',
    unknown: 'Este pago no existe',
    done: 'Este pago ya está hecho',
    doneBack: 'Volver a la aplicación',
  },
  de: {
    title: 'Zahlung (Testumgebung)',
    note: 'Hier stünde die Seite des Zahlungsanbieters. Es wird nichts abgebucht.',
    monthly: 'pro Monat, zzgl. MwSt.',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    unknown: 'Diese Zahlung gibt es nicht',
    done: 'Diese Zahlung ist bereits erfolgt',
    doneBack: 'Zurück zur Anwendung',
  },
  it: {
    title: 'Pagamento (ambiente di prova)',
    note: 'Qui ci sarebbe la pagina del fornitore di pagamenti. Non viene addebitato nulla.',
    monthly: 'al mese, IVA esclusa',
    pay: 'Paga',
    cancel: 'Annulla',
    back: 'Indietro',
    unknown: 'Questo pagamento non esiste',
    done: 'Questo pagamento è già stato effettuato',
    doneBack: 'Torna all’applicazione',
  },
}
