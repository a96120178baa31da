export const APP_PORT = 4273
export const API_PORT = 4210
export const SANDBOX_PORT = 4274

export const APP_URL = `http://localhost:${APP_PORT}`
export const SANDBOX_URL = `http://localhost:${SANDBOX_PORT}`
export const API_ORIGIN = `http://localhost:${API_PORT}`
export const API_URL = `${API_ORIGIN}/api/v1`
