import type { Plugin } from 'vite'

const SANDBOX = JSON.stringify({ apiBaseUrl: 'sandbox', supportEmail: 'support@sandbox.example' })

/** The `config.json` of the development server and the sandbox build. The production build has none (decision 1). */
export function sandboxConfig({ sandbox }: { sandbox: boolean }): Plugin {
  return {
    name: 'sandbox-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(SANDBOX)
      })
    },
    generateBundle() {
      if (sandbox) this.emitFile({ type: 'asset', fileName: 'config.json', source: SANDBOX })
    },
  }
}
