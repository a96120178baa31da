/**
 * Ports of the servers that journeys start. `E2E_PORTS` moves them, so that two checkouts can run at once: `npm test`
 * takes eight, four for the journeys and four for the chaos.
 */
const FIRST_PORT = Number(process.env.E2E_PORTS ?? 4210)

export const API_PORT = FIRST_PORT
export const APP_PORT = FIRST_PORT + 1
export const SANDBOX_PORT = FIRST_PORT + 2
export const NGINX_PORT = FIRST_PORT + 3

export const APP_URL = `http://localhost:${APP_PORT}`
export const SANDBOX_URL = `http://localhost:${SANDBOX_PORT}`
export const NGINX_URL = `http://127.0.0.1:${NGINX_PORT}`
export const API_ORIGIN = `http://localhost:${API_PORT}`
export const API_URL = `${API_ORIGIN}/api/v1`
