import { createCatalogue } from '~/i18n/catalogue'
import { createMessageLoader } from '~/i18n/message-loader'

type Answer = Response | Error | 'hang'

export const json = (value: unknown, status = 200) =>
  new Response(typeof value === 'string' ? value : JSON.stringify(value), { status })

export const FRENCH: Record<string, unknown> = {
  common: {
    'common.save': 'Enregistrer',
    'common.hello': [
      { type: 0, value: 'Bonjour ' },
      { type: 1, value: 'name' },
    ],
  },
  navigation: { 'navigation.brands': 'Marques' },
  forms: { 'forms.required': 'Ce champ est requis' },
  errors: { 'errors.unknown': 'Une erreur est survenue' },
  auth: { 'auth.title': 'Connexion' },
}

/** A loader with a fake server and the fake clock of the test. */
export function localeServer(answer: (url: string, tried: number) => Answer) {
  const asked: { url: string; at: number }[] = []
  const idle: (() => void)[] = []
  const problems: string[] = []
  let running = 0
  let most = 0
  const start = Date.now()

  const fetchFile = async (url: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    asked.push({ url, at: Date.now() - start })
    running += 1
    most = Math.max(most, running)
    try {
      const given = answer(url, asked.filter((one) => one.url === url).length)
      if (given instanceof Error) throw given
      if (given !== 'hang') return await new Promise((resolve) => setTimeout(() => resolve(given.clone()), 10))
      return await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    } finally {
      running -= 1
    }
  }

  const catalogue = createCatalogue((locale, id) => problems.push(`${locale} ${id}`))
  const { common, navigation, forms, errors } = FRENCH
  const loader = createMessageLoader({
    catalogue,
    fetchFile,
    preloadedFrench: { common, navigation, forms, errors },
    importFrench: (namespace) => Promise.resolve(FRENCH[namespace] ?? {}),
    whenIdle: (task) => idle.push(task),
    onProblem: (problem) => problems.push(problem),
  })
  return {
    loader,
    catalogue,
    asked,
    problems,
    mostAtOnce: () => most,
    runIdle: () => {
      for (const task of idle.splice(0)) task()
    },
    timesOf: (url: string) => asked.filter((one) => one.url === url).map(({ at }) => at),
  }
}
