import type { previewStatement, uploadStatement } from '@bnr/contract/bank/uploads'
import type { Input, Reply } from '@bnr/contract/endpoint'
import { indianDay } from '@bnr/contract/indianDay'
import { paiseOfMany } from '@bnr/contract/money'
import { audit } from '../database/audit.ts'
import type { Staff } from '../http/actor.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { stillFits } from './headings.ts'
import { proposeFor } from './propose.ts'
import { type Credit, readStatement } from './readStatement.ts'
import { requireNoErrors, rowsOfFile } from './rowsOfFile.ts'
import { matchSettlements } from './settlements/matchSettlements.ts'
import { accountNamed, lockAccount } from './store.ts'
import { storedAmong, withHashes } from './stored.ts'
import { bankLines } from './tables.ts'

const linesShown = 20
/** Errors that a preview shows. */
export const errorsShown = 100
/** Rows of one statement of SQL. */
const together = 500

/** Reads a statement and says what of it is new, without storing anything. */
export async function preview(
  { db, clock }: Services,
  { account, content, columns }: Input<typeof previewStatement>['body'],
): Promise<Reply<typeof previewStatement>> {
  const known = await accountNamed(db, account)
  const today = indianDay(clock.now())
  // Columns of earlier uploads, if the file has them; otherwise they are guessed.
  const rows = await rowsOfFile(content)
  const read = readStatement(rows, columns ?? stillFits(known?.columns, rows), today)
  const hashed = withHashes(read.credits, wordsOf(known?.id ?? 0))
  const stored = known ? await storedAmong(db, bankLines, hashed) : new Set<string>()
  const days = read.credits.map(({ day }) => day).sort()
  const [from, to] = [days.at(0), days.at(-1)]
  return {
    headings: read.headings,
    ...(read.columns && { columns: read.columns }),
    added: hashed.length - stored.size,
    repeated: stored.size,
    debits: read.debits,
    others: read.others,
    ...(from && to && { from, to }),
    total: paiseOfMany(read.credits.reduce((sum, { amount }) => sum + amount, 0)),
    lines: hashed.slice(0, linesShown).map(({ hash, ...line }) => ({ ...line, isNew: !stored.has(hash) })),
    errors: read.errors.slice(0, errorsShown),
    errorCount: read.errors.length,
  }
}

/** Stores all credits that are new, or nothing if a row has an error. */
export async function upload(
  services: Services,
  actor: Staff,
  { account, content, columns }: Input<typeof uploadStatement>['body'],
): Promise<Reply<typeof uploadStatement>> {
  const now = services.clock.now()
  const read = readStatement(await rowsOfFile(content), columns, indianDay(now))
  requireNoErrors(read.errors)
  if (read.credits.length === 0) throw invalidInput({ file: 'The file contains no credits' })
  const added = await services.db.inTransaction(async (tx) => {
    const by = { changedAt: now, userId: actor.userId }
    const { id, name } = await lockAccount(tx, account, columns, by)
    const lines = withHashes(read.credits, wordsOf(id)).map(({ row: _, ...line }) => ({
      ...line,
      ...by,
      accountId: id,
      proposedAt: now,
    }))
    const stored: (typeof bankLines.$inferSelect)[] = []
    for (let at = 0; at < lines.length; at += together) {
      const values = lines.slice(at, at + together)
      const inserted = tx.insert(bankLines).values(values).onConflictDoNothing({ target: bankLines.hash })
      stored.push(...(await inserted.returning()))
    }
    const { userId } = actor
    await proposeFor(tx, stored, now)
    const lineIds = stored.map((line) => line.id)
    await matchSettlements(tx, { lineIds }, { at: now, userId })
    await audit(tx, now, actor.userId, 'bank statement upload', `bank account ${id}`, {
      name,
      rows: stored.length,
    })
    return stored.length
  })
  const repeated = read.credits.length - added
  const { debits, others } = read
  return { message: summaryOf(added, repeated), added, repeated, debits, others }
}

/** Says what an upload added. */
export function summaryOf(added: number, repeated: number): string {
  const known = repeated > 0 ? `, ${repeated} we had already` : ''
  return added === 0 ? 'The file contains nothing new' : `${lines(added)} added${known}`
}

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

const wordsOf =
  (accountId: number) =>
  ({ day, amount, reference }: Credit) => [accountId, day, amount, reference.toUpperCase()]
