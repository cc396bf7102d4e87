import type { DigitRow } from './digitRows.ts'

const year = '(?:1[5-9]|20)\\d\\d'
/** The most marks that a test gives. */
const outOf = '(?:[1-9]\\d?0|[1-9]\\d[05]0|1\\d\\d0|2000|[4-9]|1[25]|25|36|75)'
/** Grouped as in India or elsewhere, shorter than a mobile number, by what it ends with. */
const amount = (end: string) => `(?![\\d,]{13})\\d{1,3}(?:,\\d\\d\\d?)*,\\d${end}(?!,\\d)`
const chapter = '1?\\d?\\d'
const verse = `${chapter}:${chapter}(?: ?[-–—] ?${chapter})?`

/** What a row of digits may be made of without being a number to call. */
const anywhere: readonly string[] = [
  `[0-3]?\\d[./-][0-3]?\\d[./-]${year}`,
  `${year}-[01]\\d-[0-3]\\d`,
  `[01]?\\d[./-]${year}`,
  `[1-9]\\d{0,3} ?/ ?${year}`,
  `${year} ?[-–/] ?\\d\\d`,
  year,
  '\\d{1,3}(?:\\.\\d\\d?)? ?%',
  `\\d{1,4}(?:\\.\\d\\d?)? ?/ ?${outOf}`,
  '[0-2]?\\d[.:][0-5]\\d(?::[0-5]\\d)?',
  '\\d\\.[05]',
  '\\d{1,2}-\\d{1,2}-\\d{1,4}/\\d{1,2}',
  amount('00'),
  '[1-9]\\d{0,4}000',
]

/** Ages, heights and weights. */
const small = '(?:\\d\\d?(?:\\.\\d\\d?)?|1\\d\\d)(?!,\\d)'
const mostSmall = 2

const between = `(?:[ ,;|&()[\\]'"–—₹$€£+-]|[.:](?!\\d)|/-|to|and|or|till|then|next|by|plus two)+`

/** One item after the other, each with what follows it. */
const readings = (...alsoKnown: readonly string[]) =>
  new RegExp(`(?:(${[...alsoKnown, ...anywhere].join('|')})|${small})(?!\\d)(${between}|$)`, 'gy')

const wordsOf = (list: string): readonly string[] => list.split(' ')
const books = wordsOf(
  'genesis exodus leviticus deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job proverbs ecclesiastes song isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation',
)
/** As long as it can be told from the others: Rom, Roma, Roman. */
const cutShort = (word: string) => [...word].map((_, at) => word.slice(0, at + 3))

/** What else a number is behind a certain word or sign: chapter and verse, a sum, a class of a school, a standard or a house. */
const behind: readonly (readonly [words: readonly string[], readings: RegExp])[] = [
  [wordsOf('ps psa psalm psalms chapter chapters'), readings(verse, chapter)],
  [[...books.flatMap(cutShort), ...wordsOf('mt mk lk jn verse verses')], readings(verse)],
  [
    wordsOf('₹ $ € £ rs inr rupees usd aed sar omr qar salary income ctc pay paid earn earns worth'),
    readings(amount('\\d\\d')),
  ],
  [wordsOf('class classes grade grades std standards standard'), readings('[1-9]', '1[0-2]')],
  [wordsOf('marks scores scored percentages grades results'), readings('[1-9]\\d(?:\\.\\d+)?', '100')],
  [wordsOf('section sections article articles ipc crpc'), readings('[1-9]\\d{0,2}')],
  [wordsOf('boeing airbus model models'), readings('\\d{3}(?:-\\d{3})?')],
  [wordsOf('iso iec'), readings(`\\d{4,5}[:-]${year}`)],
  [wordsOf('no house door flat plot number'), readings('\\d\\d?-\\d\\d?-\\d{1,4}/\\d\\d?')],
]
const anywhereElse = readings()

const readingsBehind = (word: string) => behind.find(([words]) => words.includes(word))?.[1] ?? anywhereElse

/** Words at its ends belong to the sentence: this one (2014-2018) and then. */
const fromFirstToLast = /\d.*[\d%]/

/** Two numbers that words set apart, and that together are no mobile number: from 600001 to 600042. */
const twoNumbers = /^(\d{5,6})(?: ?[,&] ?| (?:to|and|or) )(\d{5,6})$/
const areTwoNumbers = (whole: string) => {
  const [, one = '', two = ''] = twoNumbers.exec(whole) ?? []
  return one !== '' && !/^(?:0|91)?[6-9]\d{9}$/.test(one + two)
}

/** Whether a row reads wholly as years, dates, times, amounts, marks, verses or a house number. */
export function isInnocent({ text, before, spelled }: DigitRow): boolean {
  if (spelled > 1) return false
  const whole = fromFirstToLast.exec(text)?.[0] ?? ''
  if (areTwoNumbers(whole)) return true
  const items = [...whole.matchAll(readingsBehind(before))]
  const smalls = items.flatMap(([, known, gap], at) => (known ? [] : [[items[at - 1]?.[2], gap]]))
  return (
    items.map(([item]) => item).join('') === whole &&
    smalls.length <= mostSmall &&
    smalls.every((gaps) => gaps.every(setsApart))
  )
}

/** Two digits beside a year are an age or a height when something sets them apart, else a part of a number. */
const setsApart = (gap = '') => !/^[ –—-]+$/.test(gap)
