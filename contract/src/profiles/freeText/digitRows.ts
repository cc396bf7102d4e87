import { digitWords, fillers, repetitions, teenWords, tenWords, unglued } from './digitWords.ts'

/** Digits that follow one another, whatever separates them: as they stand there, and what came before. */
export interface DigitRow {
  /** With their separators. */
  text: string
  digits: string
  /** How many of them were words. */
  spelled: number
  /** The word before the row, and the sign in front of it. */
  before: string
}

const parts = /\d+|[\p{L}\p{M}]+|[^\d\p{L}\p{M}]+/gu

/** All rows of digits in a folded text. */
export function digitRows(folded: string): DigitRow[] {
  const reader = new RowReader()
  const found = [...folded.matchAll(parts)].map(([part]) => part)
  found.forEach((part, at) => {
    if (/^\d/.test(part)) reader.digits(part, part)
    else if (!/^\p{L}/u.test(part)) reader.gap(part)
    else if (isBetweenDigits(part, found[at - 1], found[at + 1])) reader.letterBetween(part)
    else for (const word of unglued(part)) reader.word(word)
  })
  return reader.end()
}

const digitAtEnd = /\d$/
const digitAtStart = /^\d/

const isBetweenDigits = (part: string, before = '', after = '') =>
  part.length === 1 && digitAtEnd.test(before) && digitAtStart.test(after)

/** Between other digits alone. */
const noughts: ReadonlySet<string> = new Set(['o', 'oh'])

const nothing = (before: string): DigitRow => ({ text: '', digits: '', spelled: 0, before })

class RowReader {
  private readonly rows: DigitRow[] = []
  private row = nothing('')
  private times = 1
  /** A word of tens waits for its unit. */
  private tens = false

  digits(digits: string, text: string): void {
    const row = this.row
    row.digits += digits.slice(0, 1).repeat(this.times) + digits.slice(1)
    row.text += text
    this.times = 1
    this.tens = false
  }

  gap(gap: string): void {
    if (this.row.digits) this.row.text += gap
    else this.row.before += gap
  }

  /** 98o76: a nought. 9x8x7: nothing. */
  letterBetween(letter: string): void {
    if (letter === 'o') this.digits('0', letter)
    else this.row.text += letter
  }

  word(word: string): void {
    const digit = noughts.has(word) && this.row.digits ? '0' : (digitWords[word] ?? teenWords[word])
    if (digit === undefined) this.settleTens()
    if (digit !== undefined) this.spelled(digit, word)
    else if (tenWords[word] !== undefined) {
      this.spelled(tenWords[word], word)
      this.tens = true
    } else if (repetitions[word] !== undefined) {
      this.times = repetitions[word]
      this.row.text += word
    } else if (this.row.digits && fillers.has(word)) this.row.text += word
    else this.start(word)
  }

  end(): DigitRow[] {
    this.start('')
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
    this.settleTens()
    if (this.row.digits) this.rows.push(this.row)
    this.row = nothing(before)
    this.times = 1
  }
}
