/** There are too many profiles or preferences for an index in memory. */
export class TooLarge extends Error {}

/** An index in memory is meant for preferences that many people share. With more different lists, SQL answers. */
const mostLists = 200_000
/** All lists of one preference together: about 75 MB. */
const mostCodes = 5_000_000

/**
 * Numbers the different lists of codes that people prefer. 0 is that of no preference, which accepts every code. A list
 * that nobody prefers any more is removed, so that a member who saves ever new lists does not fill the memory.
 */
export class CodeLists {
  readonly #numbers = new Map<string, number>([['', 0]])
  /** By number; undefined is free. */
  readonly #texts: (string | undefined)[] = ['']
  readonly #people: number[] = [0]
  readonly #free: number[] = []
  readonly #containing = new Map<number, number[]>()
  #codes = 0

  /** The number of a list of one more person, as PostgreSQL writes it: `{3,8}`. Lists of several levels are separated by `/`. */
  add(text: string): number {
    const number = this.#numbers.get(text) ?? this.#create(text)
    this.#people[number] = (this.#people[number] ?? 0) + 1
    return number
  }

  /** One person less prefers this list. */
  release(number: number): void {
    const left = (this.#people[number] ?? 0) - 1
    this.#people[number] = left
    if (left === 0 && number !== 0) this.#remove(number)
  }

  /** A table of the lists that accept at least one of these codes. */
  accepting(wanted: readonly { level: number; code: number }[]): Uint8Array {
    const table = new Uint8Array(this.#texts.length)
    table[0] = 1
    for (const { level, code } of wanted)
      for (const number of this.#containing.get(keyOf(level, code)) ?? []) table[number] = 1
    return table
  }

  /** Roughly, in bytes. */
  get bytes(): number {
    return this.#texts.length * 110 + this.#codes * 15
  }

  #create(part: string): number {
    // A part of a row would keep the text of the whole row in memory.
    const text = Buffer.from(part).toString()
    const keys = keysIn(text)
    if (this.#numbers.size > mostLists || this.#codes + keys.size > mostCodes)
      throw new TooLarge(
        `More than ${mostLists} different preferences for one field, or too many codes in them`,
      )
    const number = this.#free.pop() ?? this.#texts.length
    this.#numbers.set(text, number)
    this.#texts[number] = text
    this.#people[number] = 0
    this.#codes += keys.size
    for (const key of keys) {
      const lists = this.#containing.get(key)
      if (lists) lists.push(number)
      else this.#containing.set(key, [number])
    }
    return number
  }

  #remove(number: number): void {
    const text = this.#texts[number] ?? ''
    const keys = keysIn(text)
    this.#numbers.delete(text)
    this.#texts[number] = undefined
    this.#free.push(number)
    this.#codes -= keys.size
    for (const key of keys) removeFrom(this.#containing.get(key) ?? [], number)
  }
}

/** The last number takes its place: with many lists, moving all that follow would take long. */
function removeFrom(numbers: number[], number: number): void {
  const last = numbers.pop()
  if (last === undefined || last === number) return
  numbers[numbers.indexOf(number)] = last
}

const codesInLevel = 65_536
const keyOf = (level: number, code: number) => level * codesInLevel + code

const keysIn = (text: string): Set<number> =>
  new Set(
    text
      .split('/')
      .flatMap((list, level) => (list.match(/\d+/g) ?? []).map((code) => keyOf(level, Number(code)))),
  )
