import { digitWords } from './digitWords.ts'

/** Text as whoever reads it reads it: styled, foreign and hidden characters become plain letters and digits. */
export function plainText(text: string): string {
  return [...text.normalize('NFKD')].map(plainCharacter).join('').replace(/\s+/g, ' ').trim()
}

/** Nothing to see: joiners, directions, variation selectors, keycaps, accents of Latin letters, fillers. */
const unseen = /\p{Cf}|\p{Me}|[\u0300-\u036f]|[\u115f\u1160\u3164]|[\ufe00-\ufe0f]/u

function plainCharacter(character: string): string {
  if (character <= '\u007f') return character
  if (unseen.test(character)) return ''
  if (/\p{Nd}/u.test(character)) return String(digitOf(character))
  return lookalikes[character] ?? styled(character.codePointAt(0) ?? 0) ?? character
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of a script stand in a row of ten, zero first. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 9 && isDigit(code - before - 1)) before++
  return before
}

/** Numbers and letters in circles and boxes that have no plain form of their own in Unicode: where each row starts. */
const rowsFromOne = [0x2776, 0x2780, 0x278a, 0x24f5]
const rowsFromA = [0x1f150, 0x1f170, 0x1f1e6]
const zeros = [0x24ff, 0x1f10b, 0x1f10c]

function styled(code: number): string | undefined {
  if (zeros.includes(code)) return '0'
  const numbers = rowsFromOne.find((start) => code >= start && code < start + 10)
  if (numbers !== undefined) return String(code - numbers + 1)
  const letters = rowsFromA.find((start) => code >= start && code < start + 26)
  return letters === undefined ? undefined : String.fromCodePoint(0x61 + code - letters)
}

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
    ['авеѕіјкмнорстухԁԛԝһӏ', 'abesijkmhopctyxdqwhl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αεικνορτυχωɑɡıℓ', 'aeiknoptuxwagil'],
    ['。｡․‧・', '.....'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? letter])),
)

const readAs: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' },
  ...{ $: 's', '@': 'a', '!': 'i', '|': 'i' },
}
const asLetters = (word: string) => word.replace(/[013457$@!|]/g, (sign) => readAs[sign] ?? sign)

const spacedOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu
const mixed = /(?<![a-z0-9])(?=[a-z]{0,6}\d)[a-z0-9]{3,6}(?![a-z0-9])/g
const disguised =
  /(?<![a-z0-9])(?:[i1!|]n[s5$]t[a4@]|[t7][e3]l[e3]gr[a4@]m|f[a4@]c[e3]b[o0]{2}k|wh[a4@]t[s5$][a4@]pp|d0t|c0m)(?![a-z0-9])/g

/** The same in small letters, with words put together again that were spaced out or written with digits: n i n e, 1nsta. */
export function foldedText(plain: string): string {
  return plain
    .toLowerCase()
    .replace(disguised, asLetters)
    .replace(spacedOut, (letters) =>
      letters
        .replace(/ \. /g, '\u0000')
        .replace(/[ .*_-]/g, '')
        .replaceAll('\u0000', '.'),
    )
    .replace(mixed, (word) => (asLetters(word) in digitWords ? asLetters(word) : word))
}
