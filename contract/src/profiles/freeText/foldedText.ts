import { digitWords } from './digitWords.ts'
import { inPairs } from './plainText.ts'
import { services } from './services.ts'

/** Turns a plain text into lower case, and restores words that are spaced out or written with signs: n i n e, 1nsta. */
export function foldedText(plain: string): string {
  return plain.toLowerCase().replace(spacedOut, closedUp).replace(signed, readAloud)
}

const spacedOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu

/** Joins the letters. A full stop between spaces is part of the text and remains: g r a c e . o r g. */
const closedUp = (letters: string) => letters.replace(/( \. )|[ .*_-]/g, (_, dot) => (dot ? '.' : ''))

/** A word with signs as letters. Signs that can end a sentence count only if letters follow. */
const signed = /[!|]?[a-z0-9$@]+(?:[!|][a-z0-9$@]+)*/g

const letters = inPairs({ '013457$@!|l': 'oieastsaiii' })
/** Replaces signs by letters, and l by i because they look alike: te1egram, gma1l. */
const outline = (word: string) => word.replace(/[^a-km-z]/g, (sign) => letters[sign] ?? sign)

const worthHiding = [
  ...Object.keys(digitWords),
  ...services.replaceAll(' ?', '').split('|'),
  'gmail',
  'dot',
  'com',
]
const byOutline = new Map(worthHiding.filter((word) => word.length > 2).map((word) => [outline(word), word]))

/** Returns the hidden word that a word with signs looks like. Digits alone remain a number. */
const readAloud = (word: string) => (/[a-z]/.test(word) ? byOutline.get(outline(word)) : undefined) ?? word
