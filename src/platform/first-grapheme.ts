import { graphemesOf } from './graphemes'

/** A letter that cannot combine with what follows it. Most names start this way and need no segmenter. */
const PLAIN_START = /^[A-Za-zÀ-ÖØ-öø-ÿ](?=[A-Za-zÀ-ÖØ-öø-ÿ'’.]|$)/

export const firstGrapheme = (text: string): string => PLAIN_START.exec(text)?.[0] ?? graphemesOf(text)[0] ?? ''
