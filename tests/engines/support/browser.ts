import type { Engine } from '../../support/engines.ts'

/** The few acts by which journeys drive a browser of any engine. Everything else is built on these. */
export type Tab = {
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs a function body in the page; what it returns must be JSON. */
  run: (body: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  /** Names of keys as in `KeyboardEvent.key`; `Control+v` holds the first one. */
  press: (key: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

export type Browser = {
  engine: Engine
  version: string
  /** Folder of the files that pages save. */
  downloads: string
  /** A tab that shows the page and answers. */
  newTab: (url: string) => Promise<Tab>
  /** The page as a PDF file, where the driver can print. */
  print?: (tab: Tab) => Promise<Uint8Array>
  stop: () => Promise<void>
}

export const WINDOW = { width: 1280, height: 800 }
export const LANGUAGE = 'fr-FR'
export const TIME_ZONE = 'Europe/Paris'
