import { digitWords, fillers, repetitions, teenWords, tenWords, unglued } from './digitWords.ts'

/** Consecutive digits of a text, however they are written and separated. */
export interface DigitRow {
  /** The digits as written, with their separators. */
  text: string
  digits: string
  /** Number of digits that are written as words. */
  spelled: number
  /** The word or the currency sign before the row. */
  before: string
  /** The word after the row. */
  after: string
}

const parts = /(\d)|(?<=\d)(\p{L})(?=\d)|(\p{L}[\p{L}\p{M}]*)|[^\d\p{L}]/gu

/** Returns all rows of digits in a folded text. */
export function digitRows(folded: string): DigitRow[] {
  const reader = new RowReader()
  for (const [part, digit, between, word] of folded.matchAll(parts)) {
    if (digit) reader.digits(digit, digit)
    else if (between) reader.letterBetween(between)
    else if (word) for (const piece of unglued(word)) reader.word(piece)
    else reader.gap(part)
  }
  return reader.end()
}

/** Words that mean 0, but only among other digits. */
const zeroWords: ReadonlySet<string> = new Set(['o', 'oh'])

const emptyRow = (before: string): DigitRow => ({ text: '', digits: '', spelled: 0, before, after: '' })

class RowReader {
  private readonly rows: DigitRow[] = []
  private row = emptyRow('')
  private times = 1
  /** The last word was a multiple of ten, and its unit may follow. */
  private tens = false

  digits(digits: string, text: string): void {
    const row = this.row
    row.digits += digits.repeat(this.times)
    row.text += text
    this.times = 1
    this.tens = false
  }

  gap(gap: string): void {
    if (this.row.digits) this.row.text += gap
    else if (/\p{Sc}/u.test(gap)) this.row.before = gap
  }

  /** An o between digits is a zero (98o76); any other letter is a separator (9x8x7). */
  letterBetween(letter: string): void {
    if (letter === 'o') this.digits('0', letter)
    else this.row.text += letter
  }

  word(word: string): void {
    const digit = zeroWords.has(word) && this.row.digits ? '0' : (digitWords[word] ?? teenWords[word])
    if (digit === undefined) this.otherWord(word)
    else this.spelled(digit, word)
  }

  private otherWord(word: string): void {
    this.settleTens()
    const ten = tenWords[word]
    const times = repetitions[word]
    if (ten !== undefined) {
      this.spelled(ten, word)
      this.tens = true
    } else if (times !== undefined) {
      this.times = times
      this.row.text += word
    } else if (this.row.digits && fillers.has(word)) this.row.text += word
    else this.start(word)
  }

  end(): DigitRow[] {
    this.close()
    return this.rows
  }

  private spelled(digit: string, word: string): void {
    this.row.spelled++
    this.digits(digit, word)
  }

  private settleTens(): void {
    if (this.tens) this.row.digits += '0'
    this.tens = false
  }

  private start(before: string): void {
    this.row.after = before
    this.close()
    this.row = emptyRow(before)
    this.times = 1
  }

  private close(): void {
    this.settleTens()
    if (this.row.digits) this.rows.push(this.row)
  }
}
