import { digitWords, fillers, repetitions, teenWords, tenWords, unglued } from './digitWords.ts'

/** Digits that follow one another, whatever separates them: as they stand there, and what came before. */
export interface DigitRow {
  /** With their separators. */
  text: string
  digits: string
  /** How many of them were words. */
  spelled: number
  /** The word before the row, or the sign of a currency. */
  before: string
  /** The word after it. */
  after: string
}

const parts = /(\d)|(?<=\d)(\p{L})(?=\d)|(\p{L}[\p{L}\p{M}]*)|[^\d\p{L}]/gu

/** All rows of digits in a folded text. */
export function digitRows(folded: string): DigitRow[] {
  const reader = new RowReader()
  for (const [part, digit, between, word] of folded.matchAll(parts)) {
    if (digit) reader.digits(digit, digit)
    else if (between) reader.letterBetween(between)
    else if (word) for (const one of unglued(word)) reader.word(one)
    else reader.gap(part)
  }
  return reader.end()
}

/** Between other digits alone. */
const noughts: ReadonlySet<string> = new Set(['o', 'oh'])

const nothing = (before: string): DigitRow => ({ text: '', digits: '', spelled: 0, before, after: '' })

class RowReader {
  private readonly rows: DigitRow[] = []
  private row = nothing('')
  private times = 1
  /** A word of tens waits for its unit. */
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

  /** 98o76: a nought. 9x8x7: nothing. */
  letterBetween(letter: string): void {
    if (letter === 'o') this.digits('0', letter)
    else this.row.text += letter
  }

  word(word: string): void {
    const digit = noughts.has(word) && this.row.digits ? '0' : (digitWords[word] ?? teenWords[word])
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
    this.row = nothing(before)
    this.times = 1
  }

  private close(): void {
    this.settleTens()
    if (this.row.digits) this.rows.push(this.row)
  }
}
