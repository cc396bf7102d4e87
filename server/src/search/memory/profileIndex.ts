import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { arrayOf, type Database, type Queryable } from '../../database/database.ts'
import { changesSince, momentNow, mostChanges, type Seen } from './changes.ts'
import { CodeLists, TooLarge } from './codeLists.ts'
import { type PooledColumn, pooledColumns } from './columns.ts'
import { Population } from './population.ts'
import { type IndexedRow, indexedGenders, type PackedRow, readRows, unpacked } from './readRows.ts'

const batchSize = 5000
/** Profiles that change in one step, during which no other request is handled. */
const changedAtOnce = 500
/** About 200 MB. Beyond it, SQL answers. */
const mostProfiles = 2_000_000
/** Changes are deleted after a day, so an index that has not read them for this long is built again. */
const longestSilence = 12 * 3_600_000

/**
 * The search rows of all Active profiles in memory. PostgreSQL stays the source: the index can be thrown away and built
 * again at any time. It follows `search_changes`: changes of transactions before `#since` have been applied, and so have
 * those in `#ahead`. A transaction can commit after a later one, so `#since` never passes one that is still open.
 */
export class ProfileIndex {
  readonly #db: Database
  readonly #genders = new Map<number, Population>(indexedGenders.map((gender) => [gender, new Population()]))
  readonly #lists = new Map<PooledColumn, CodeLists>(pooledColumns.map((column) => [column, new CodeLists()]))
  readonly #ahead = new Set<string>()
  readonly #readers = new Set<Promise<unknown>>()
  #changing: Promise<void> | undefined
  #since = ''
  #server = ''
  #readAt = 0
  #reading: Promise<void> | undefined
  #next: Promise<void> | undefined

  private constructor(db: Database) {
    this.#db = db
  }

  /** Reads all Active profiles in batches; what changes at the same time is in the log. */
  static async build(db: Database): Promise<ProfileIndex> {
    const index = new ProfileIndex(db)
    const { oldest, server } = await momentNow(db)
    index.#since = oldest
    index.#server = server
    index.#readAt = Date.now()
    for await (const batch of batches(db)) {
      for (const row of batch) index.#put(unpacked(row, index.#addList))
      if (index.size > mostProfiles) throw new TooLarge(`More than ${mostProfiles} profiles are Active`)
    }
    await index.catchUp()
    return index
  }

  population(gender: number): Population {
    const people = this.#genders.get(gender)
    if (!people) throw new Error(`There is no gender ${gender}`)
    return people
  }

  get size(): number {
    return [...this.#genders.values()].reduce((sum, { size }) => sum + size, 0)
  }

  get bytes(): number {
    return [...this.#genders.values(), ...this.#lists.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Whose preferences accept one of these codes, by the numbers in a column of lists. */
  readonly accepting = (column: PooledColumn, wanted: readonly { level: number; code: number }[]) =>
    this.#listsOf(column).accepting(wanted)

  get since(): string {
    return this.#since
  }

  /** Whether changes may have been deleted before the index read them, for example because the machine slept. */
  get isTooOld(): boolean {
    return Date.now() - this.#readAt > longestSilence
  }

  /** Applies all changes that were committed before `seen`, unless the index has them already. */
  async reach({ since, changes, server }: Seen): Promise<void> {
    this.#requireSame(server)
    if (since !== this.#since || changes !== this.#ahead.size) await this.catchUp()
  }

  /** Applies all changes that were committed before this call. A call during another one shares the next. */
  async catchUp(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined
      })
      return await this.#reading
    }
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.catchUp()
      })
    await this.#next
  }

  /** Lets another thread read the columns; changes wait until it has finished. */
  async whileUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#changing) await this.#changing
    const reading = work()
    const ended = reading.catch(() => undefined).finally(() => this.#readers.delete(ended))
    this.#readers.add(ended)
    return await reading
  }

  async #read(): Promise<void> {
    const { oldest, server, wentBack, changes } = await changesSince(this.#db, this.#since)
    this.#requireSame(server)
    if (wentBack) throw new Error('The database has lost transactions that the index has read')
    if (changes.length > mostChanges) throw new Error(`More than ${mostChanges} changes are to be read`)
    const fresh = changes.filter(({ id }) => !this.#ahead.has(id))
    if (fresh.length > 0) await this.#refresh([...new Set(fresh.map(({ profile_id }) => profile_id))])
    this.#ahead.clear()
    for (const { id, done } of changes) if (!done) this.#ahead.add(id)
    this.#since = oldest
    this.#readAt = Date.now()
  }

  /**
   * A server that takes over, or starts again after a crash, gives the ids of lost transactions to others, which the
   * index would take for known ones.
   */
  #requireSame(server: string): void {
    if (server !== this.#server)
      throw new Error('The database server has started again, or another one answers')
  }

  async #refresh(ids: number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += changedAtOnce) {
      const batch = ids.slice(at, at + changedAtOnce)
      const found = await readRows(this.#db, (id) => sql`${id} = any(${arrayOf(batch)})`)
      await this.#change(() => {
        // Before anything is removed, since a row may not be readable.
        const rows = found.map((row) => unpacked(row, this.#addList))
        const genders = new Map(rows.map(({ id, gender }) => [id, gender]))
        // Most changes overwrite a row; to remove or insert one moves all rows after it.
        for (const id of batch)
          for (const [gender, people] of this.#genders) {
            this.#releaseLists(people, id)
            if (genders.get(id) !== gender) people.remove(id)
          }
        for (const row of rows) this.#put(row)
      })
    }
  }

  /** Changes the columns when no other thread reads them. */
  async #change(change: () => void): Promise<void> {
    this.#changing = Promise.all(this.#readers).then(() => {
      this.#changing = undefined
      change()
    })
    await this.#changing
  }

  readonly #addList = (column: PooledColumn, text: string): number => this.#listsOf(column).add(text)

  #releaseLists(people: Population, id: number): void {
    const row = people.rowOf(id)
    if (row === undefined) return
    for (const column of pooledColumns) this.#listsOf(column).release(people.column(column)[row] ?? 0)
  }

  #listsOf(column: PooledColumn): CodeLists {
    const lists = this.#lists.get(column)
    if (!lists) throw new Error(`There are no lists of ${column}`)
    return lists
  }

  #put({ id, gender, values, prominent }: IndexedRow): void {
    this.population(gender).put(id, values, prominent.length > 0 ? prominent : undefined)
  }
}

/** All Active profiles. PostgreSQL reads the next batch while this process takes one in. */
async function* batches(db: Queryable): AsyncGenerator<PackedRow[]> {
  const after = (last: number) => readRows(db, (id) => sql`${id} > ${last}`, batchSize)
  let reading: Promise<PackedRow[]> | undefined = after(0)
  while (reading) {
    const batch: PackedRow[] = await reading
    reading = batch.length < batchSize ? undefined : after(batch.at(-1)?.id ?? 0)
    reading?.catch(() => undefined)
    // The driver sends the statement in the next turn of the event loop.
    await nextTurn()
    yield batch
  }
}
