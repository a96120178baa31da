import { getCurrentLanguage, getFrontendConfig, listSupportedLanguages } from '~/api/generated/sdk.gen'
import { quietFetch } from '~/api/transport/transport'

export const PROBES = ['supportedLanguages', 'frontendConfig', 'currentLanguage'] as const

type Probe = (typeof PROBES)[number]
export type Health = 'healthy' | 'partial' | 'down'
export type SelfTest = { health: Health; probes: Readonly<Record<Probe, boolean>> }

/** Without fallback texts and without effect on the session: a 401 counts as not working (decision 27). */
const ASK: Readonly<Record<Probe, () => Promise<unknown>>> = {
  supportedLanguages: () => listSupportedLanguages({ fetch: quietFetch }),
  frontendConfig: () => getFrontendConfig({ fetch: quietFetch }),
  currentLanguage: () => getCurrentLanguage({ fetch: quietFetch }),
}

const works = async (probe: Probe) => {
  try {
    // the transport accepts only a 2xx envelope with success true
    await ASK[probe]()
    return true
  } catch {
    return false
  }
}

/** Healthy when all three probes work, partial when some do, down when none does. */
export async function runSelfTest(): Promise<SelfTest> {
  const [supportedLanguages, frontendConfig, currentLanguage] = await Promise.all([
    works('supportedLanguages'),
    works('frontendConfig'),
    works('currentLanguage'),
  ])
  const probes = { supportedLanguages, frontendConfig, currentLanguage }
  const working = Object.values(probes).filter(Boolean).length
  return { health: working === PROBES.length ? 'healthy' : working > 0 ? 'partial' : 'down', probes }
}
