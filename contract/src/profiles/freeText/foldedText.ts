import { digitWords } from './digitWords.ts'
import { inPairs } from './plainText.ts'
import { services } from './services.ts'

/** A plain text in small letters, with words put together again that were spaced out or written with signs: n i n e, 1nsta. */
export function foldedText(plain: string): string {
  return plain.toLowerCase().replace(spacedOut, closedUp).replace(signed, readAloud)
}

const spacedOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu

/** A full stop with a space on either side is one of the text itself: g r a c e . o r g */
const closedUp = (letters: string) => letters.replace(/( \. )|[ .*_-]/g, (_, dot) => (dot ? '.' : ''))

/** Signs within a word count as letters; those that often end a sentence do so only before others. */
const signed = /[!|]?[a-z0-9$@]+(?:[!|][a-z0-9$@]+)*/g

const letters = inPairs({ '013457$@!|l': 'oieastsaiii' })
/** As the eye takes it in, which does not tell i from l: te1egram, gma1l. */
const outline = (word: string) => word.replace(/[^a-km-z]/g, (sign) => letters[sign] ?? sign)

const worthHiding = [
  ...Object.keys(digitWords),
  ...services.replaceAll(' ?', '').split('|'),
  'gmail',
  'dot',
  'com',
]
const byOutline = new Map(worthHiding.filter((word) => word.length > 2).map((word) => [outline(word), word]))

/** A number of digits alone stays a number, whatever it looks like. */
const readAloud = (word: string) => (/[a-z]/.test(word) ? byOutline.get(outline(word)) : undefined) ?? word
