import { NOT_STARTED_ID, OUTDATED_ATTRIBUTE } from '../src/app/prerendered.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { INTERFACE_LOADING_ERROR, INTERFACE_LOADING_HELP, REFRESH_PAGE } from '../src/i18n/messages.ts'
import { OUTDATED, OUTDATED_ID } from './outdated.ts'

/* What a page says when the app cannot start: part of the HTML, because no script may be there to say it. */

/** F §2, in English in every language. Shown over the page, which keeps what was typed. */
const NOT_STARTED =
  `<template id="${NOT_STARTED_ID}"><div id="${NOT_STARTED_ID}-note" role="alert" lang="en"><p><strong>${INTERFACE_LOADING_ERROR}</strong><br>` +
  `${INTERFACE_LOADING_HELP}</p><button type="button">${REFRESH_PAGE}</button></div></template>`

export const NOTES_STYLES =
  `#${OUTDATED_ID}{display:none}[${OUTDATED_ATTRIBUTE}] body{display:flex;flex-direction:column}` +
  `#${NOT_STARTED_ID}-note,#${OUTDATED_ID}{position:fixed;right:16px;bottom:16px;left:16px;z-index:1;margin:0 auto;max-width:520px;padding:16px;` +
  `border:1px solid var(--mui-palette-divider);border-radius:12px;background:var(--mui-palette-background-paper);` +
  `color:var(--mui-palette-text-primary);font-size:14px;line-height:1.5;box-shadow:0 8px 24px #0003}` +
  // above the page, which it must not cover
  `[${OUTDATED_ATTRIBUTE}] #${OUTDATED_ID}{display:flex;flex-direction:column;order:-1;position:static;align-self:center;margin:16px}` +
  // the language of the browser stands first
  LOCALES.map((locale) => `[${OUTDATED_ATTRIBUTE}=${locale}] #${OUTDATED_ID} [lang=${locale}]`).join() +
  `{order:-1;font-weight:600}` +
  `#${NOT_STARTED_ID}-note{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between}` +
  `#${NOT_STARTED_ID}-note p{flex:1 1 16rem;margin:0}#${OUTDATED_ID} p{margin:0 0 4px}` +
  `#${NOT_STARTED_ID}-note button{min-height:44px;padding:0 16px;border:0;border-radius:8px;cursor:pointer;font:inherit;font-weight:600;` +
  `background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)}`

/** For a browser below the floor, in all languages: no script of the app starts there. */
const OUTDATED_NOTE = `<div id="${OUTDATED_ID}" role="alert">${LOCALES.map(
  (locale) => `<p lang="${locale}">${OUTDATED[locale]}</p>`,
).join('')}</div>`

export const NOTES = OUTDATED_NOTE + NOT_STARTED
