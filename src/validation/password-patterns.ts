/** The documents name seven 'and similar'. These are what attackers try first on French and English accounts. */
const COMMON_WORDS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  '123456',
  'admin',
  'qwerty',
  'qwertz',
  'azerty',
  'motdepasse',
  'welcome',
  'bienvenue',
  'letmein',
  'iloveyou',
]

export function holdsCommonWord(password: string): boolean {
  const lower = password.toLowerCase()
  return COMMON_WORDS.some((word) => lower.includes(word))
}

/** Three equal code points in a row; 'Zz' are different (K48). */
export const holdsRepeats = (password: string) => /(.)\1\1/su.test(password)

const DIGITS_OR_LETTERS = /^(?:[0-9]{3}|[a-z]{3})$/

/** Three ascending digits or letters, ignoring case: 012, def, XyZ. Not 321 or 890. */
export function holdsSequence(password: string): boolean {
  const lower = password.toLowerCase()
  for (let at = 0; at + 3 <= lower.length; at += 1) {
    const first = lower.charCodeAt(at)
    const rises = lower.charCodeAt(at + 1) === first + 1 && lower.charCodeAt(at + 2) === first + 2
    if (rises && DIGITS_OR_LETTERS.test(lower.slice(at, at + 3))) return true
  }
  return false
}
