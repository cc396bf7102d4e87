/** Readings of a text that take other characters or words for digits. As they find many false digits, only whole Indian mobile numbers count. */
import { lookup } from '../../lookup.ts'
import { inPairs } from './plainText.ts'

/** Finds words such as 9B4OOl234S, with letters that look like digits. */
const mixedWord = /[\dOoIil|SsBbZzGgqQDAEeTt]{3,}/g
const looks = inPairs({ 'OoQDIil|SsBbZzGgqAEeTt': '0000111155862269943377' })

function withLookalikes(plain: string): string {
  return plain.replace(mixedWord, (word) => {
    const digits = word.replace(/\D/g, '').length
    const isReadable = digits * 2 >= word.length && !/^\d+s$/.test(word)
    return isReadable ? word.replace(/\D/g, (letter) => looks[letter] ?? letter) : word
  })
}

const romanDigits = 'i ii iii iv v vi vii viii ix'.split(' ')
const romanWord = /(?<![\p{L}\p{N}])(?:i[xv]|vi{0,3}|i{1,3})(?![\p{L}\p{N}])/giu
const fewestLong = 3

/** Reads Roman digits such as IX VIII IV, only if several have two letters or more, because I is also a word. */
function withRomans(plain: string): string {
  const romans = plain.match(romanWord) ?? []
  if (romans.filter(({ length }) => length > 1).length < fewestLong) return plain
  return plain.replace(romanWord, (word) => String(romanDigits.indexOf(word.toLowerCase()) + 1))
}

const homophones = lookup(
  Object.fromEntries(
    Object.entries({
      0: 'oh o jero ziro zeero nil null',
      1: 'won wan',
      2: 'to too tu tow',
      3: 'tree free thre thri',
      4: 'for fore fo',
      5: 'fife fiv phive',
      6: 'sicks sics siks',
      7: 'sevn saven',
      8: 'ate eit eigt eght ait',
      9: 'nein nain nin nyn',
    }).flatMap(([digit, words]) => words.split(' ').map((word) => [word, digit] as const)),
  ),
)

/** Reads words that sound like digits: nine ate for oh. */
const withHomophones = (plain: string): string =>
  plain.replace(/[a-z]+/gi, (word) => homophones[word.toLowerCase()] ?? word)

/** Removes text in brackets: 984 (our family) 001 (one house) 2345. */
const withoutBrackets = (plain: string): string => plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')

/** Removes single letters before digits: a9 b8 c4. */
const withoutSingleLetters = (plain: string): string => plain.replace(/(?<![\p{L}\p{N}])\p{L}(?=\d)/gu, '')

const tensWord = '(?:and )?(?:ten|eleven|twelve|\\w+teen|\\w+ty|\\d\\d)\\b'
const magnitudes: readonly (readonly [RegExp, string])[] = [
  [/ thousand(?=,? (?:and )?\w+ hundred)/gi, ''],
  [/ thousand\b/gi, ' 000'],
  [new RegExp(` hundred(?= ${tensWord})`, 'gi'), ''],
  [/ hundred(?= (?:and )?(?:one|two|three|four|five|six|seven|eight|nine|\d)\b)/gi, ' 0'],
  [/ hundred\b/gi, ' 00'],
]

/** Replaces thousand and hundred by zeros where no smaller digits follow: ninety eight thousand four hundred. */
const withMagnitudes = (plain: string): string =>
  magnitudes.reduce((text, [magnitude, zeros]) => text.replace(magnitude, zeros), plain)

const readings = [
  withLookalikes,
  withRomans,
  withHomophones,
  withoutBrackets,
  withoutSingleLetters,
  withMagnitudes,
]

export const boldReadings = (plain: string): readonly string[] =>
  readings.map((read) => read(plain)).filter((reading) => reading !== plain)
