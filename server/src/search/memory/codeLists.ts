/** There are too many profiles or preferences for an index in memory. */
export class TooLarge extends Error {}

/** An index in memory is meant for preferences that many people share. With more different lists, SQL answers. */
const mostLists = 200_000

/**
 * Numbers the different lists of codes that people prefer. 0 is that of no preference, which accepts every code. Lists
 * are never removed; the next index begins without any.
 */
export class CodeLists {
  readonly #numbers = new Map<string, number>([['', 0]])
  readonly #containing = new Map<number, number[]>()

  /** The number of a list as PostgreSQL writes it: `{3,8}`. Lists of several levels are separated by `/`. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#numbers.size
    if (number > mostLists) throw new TooLarge(`More than ${mostLists} different preferences for one field`)
    this.#numbers.set(text, number)
    for (const key of keysIn(text)) {
      const lists = this.#containing.get(key)
      if (lists) lists.push(number)
      else this.#containing.set(key, [number])
    }
    return number
  }

  /** A table of the lists that accept at least one of these codes. */
  accepting(wanted: readonly { level: number; code: number }[]): Uint8Array {
    const table = new Uint8Array(this.#numbers.size)
    table[0] = 1
    for (const { level, code } of wanted)
      for (const number of this.#containing.get(keyOf(level, code)) ?? []) table[number] = 1
    return table
  }

  /** Roughly, in bytes. */
  get bytes(): number {
    return this.#numbers.size * 150
  }
}

const codesInLevel = 65_536
const keyOf = (level: number, code: number) => level * codesInLevel + code

const keysIn = (text: string): Set<number> =>
  new Set(
    text
      .split('/')
      .flatMap((list, level) => (list.match(/\d+/g) ?? []).map((code) => keyOf(level, Number(code)))),
  )
