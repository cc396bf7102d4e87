import type { DigitRow } from './digitRows.ts'

const year = '(?:1[5-9]|20)\\d\\d'
/** Maximum marks of a test. */
const outOf = '(?:[1-9]\\d?0|[1-9]\\d[05]0|1\\d\\d0|2000|[4-9]|1[25]|25|36|75)'
/** Source of a pattern for a grouped amount, Indian or international, that ends with `end` and is shorter than a mobile number. */
const amount = (end: string) => `(?![\\d,]{13})\\d{1,3}(?:,\\d\\d\\d?)*,\\d${end}(?!,\\d)`
const chapter = '1?\\d?\\d'
const verse = `${chapter}:${chapter}(?: ?[-–—] ?${chapter})?`

/** Patterns of numbers that are not phone numbers: dates, years, marks, times and amounts. */
const anywhere: readonly string[] = [
  `[0-3]?\\d[./-][0-3]?\\d[./-]${year}`,
  `${year}-[01]\\d-[0-3]\\d`,
  `[01]?\\d[./-]${year}`,
  // A day of a month. Mobile numbers do not begin like one.
  '(?:0[1-9]|[12]\\d|3[01])/(?:0[1-9]|1[0-2])',
  `[1-9]\\d{0,3} ?/ ?${year}`,
  `[1-9]\\d\\d ?\\(${year}\\)?`,
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

/** A number that can be an age, a height or a weight. */
const small = '(?:\\d\\d?(?:\\.\\d\\d?)?|1\\d\\d)(?!,\\d)'
const maxSmall = 2

const between = `(?:[ ,;|&()[\\]'"–—₹$€£+-]|[.:](?!\\d)|/-|to|and|or|till|then|next|by|plus two)+`

/** Returns a pattern that reads a row item by item, each with the text that follows it. */
const readings = (...alsoKnown: readonly string[]) =>
  new RegExp(`(?:(${[...alsoKnown, ...anywhere].join('|')})|${small})(?!\\d)(${between}|$)`, 'gy')

const wordsOf = (list: string): readonly string[] => list.split(' ')
const books = wordsOf(
  'genesis exodus leviticus deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job proverbs ecclesiastes song isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation',
)
/** Returns the abbreviations of a word, from three letters on: Rom, Roma, Roman. */
const cutShort = (word: string) => [...word].map((_, at) => word.slice(0, at + 3))

/** The Psalms and the books that people quote most, in Hindi, Tamil and Malayalam, normalised as plain texts are. */
const indicPsalms = wordsOf('भजन संहिता சங்கீதம் சங்கீதங்கள் സങ്കീർത്തനം സങ്കീർത്തനങ്ങൾ'.normalize('NFKD'))
const indicBooks = wordsOf(
  'यूहन्ना मत्ती लूका रोमियों नीतिवचन यशायाह फिलिप्पियों कुरिन्थियों யோவான் மத்தேயு லூக்கா ரோமர் நீதிமொழிகள் ஏசாயா பிலிப்பியர் கொரிந்தியர் யோசுவா எரேமியா യോഹന്നാൻ മത്തായി ലൂക്കോസ് റോമർ സദൃശവാക്യങ്ങൾ യെശയ്യാവ് ഫിലിപ്പിയർ കൊരിന്ത്യർ'.normalize(
    'NFKD',
  ),
)

/** Further meanings of a number after certain words or signs: verse, amount, school class, standard or house number. */
const behind: readonly (readonly [words: readonly string[], readings: RegExp])[] = [
  [[...wordsOf('ps psa psalm psalms chapter chapters'), ...indicPsalms], readings(verse, chapter)],
  [[...books.flatMap(cutShort), ...wordsOf('mt mk lk jn verse verses'), ...indicBooks], readings(verse)],
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

/** The part of a row from its first digit to its last. */
const fromFirstToLast = /\d.*[\d%]/

/** Two separate numbers that do not form a mobile number: from 600001 to 600042. */
const twoNumbers = /^(\d{5,6})(?: ?[,&] ?| (?:to|and|or) )(\d{5,6})$/
const areTwoNumbers = (whole: string) => {
  const [, first = '', second = ''] = twoNumbers.exec(whole) ?? []
  return first !== '' && !/^(?:0|91)?[6-9]\d{9}$/.test(first + second)
}

/** Two areas: 2400 and 1200 sq ft. */
const areas = /^\d{3,4} ?(?:[,&x]|and|or|to) ?\d{3,4}$/

/**
 * A house number before a PIN code of Chennai: No. 42, 600020 Chennai. The PIN code has to be one of that city, because
 * landlines of Chennai have eight digits, too.
 */
const houseAndPin = /^\d{1,2}, ?600(?:0\d|1[0-2])\d$/
const houseWords = wordsOf('no door flat plot')
const areHouseAndPin = (whole: string, before: string, after: string) =>
  after === 'chennai' && houseWords.includes(before) && houseAndPin.test(whole)

/** Whether a row consists only of years, dates, times, amounts, marks, verses or a house number. */
export function isInnocent({ text, before, after, spelled }: DigitRow): boolean {
  if (spelled > 1) return false
  const whole = fromFirstToLast.exec(text)?.[0] ?? ''
  if (
    areTwoNumbers(whole) ||
    areHouseAndPin(whole, before, after) ||
    (after.startsWith('sq') && areas.test(whole))
  )
    return true
  const items = [...whole.matchAll(readingsBehind(before))]
  const smalls = items.flatMap(([, known, gap], at) => (known ? [] : [[items[at - 1]?.[2], gap]]))
  return (
    items.map(([item]) => item).join('') === whole &&
    smalls.length <= maxSmall &&
    smalls.every((gaps) => gaps.every(setsApart))
  )
}

/** Whether more than spaces and dashes separates two numbers. Otherwise they can be parts of one number. */
const setsApart = (gap = '') => !/^[ –—-]+$/.test(gap)
