import { type AuditEntry, mostExported } from '@bnr/contract/audit/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { momentShown } from '@bnr/contract/profiles/facts/shown'
import type { Download } from '../downloads/download.ts'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Services } from '../platform/services.ts'
import { type Columns, cellsOf, csvOf, type SheetRow } from '../platform/spreadsheet.ts'
import { type AuditFilter, countEntries, findEntries } from './find.ts'

const columns: Columns<AuditEntry> = {
  When: ({ at }) => momentShown(at),
  Who: ({ by }) => by ?? 'The service',
  What: ({ action }) => action,
  Whose: ({ subject }) => subject,
  'BNR ID': ({ bnrId }) => bnrId,
  Detail: ({ detail }) => detail,
}

/** The rows of a filter as they are read from the database. */
export const auditFile = (services: Services, staff: Staff, filter: AuditFilter): Download => ({
  name: `audit-${indianDay(services.clock.now())}.csv`,
  type: 'text/csv; charset=utf-8',
  content: () => exported(services, staff, filter),
})

/** That they were taken is a row of its own, and not among them. */
async function exported({ db, clock }: Services, { userId }: Staff, filter: AuditFilter) {
  const count = await countEntries(db, filter, mostExported)
  const before = await audit(db, clock.now(), userId, 'audit export', 'audit', { ...filter, count })
  return csvOf(
    sheetRows((last, size) => findEntries(db, filter, { sort: 'cdt,desc', beyond: last, size }), before),
  )
}

const batch = 1000

type Read = (before: number, size: number) => Promise<AuditEntry[]>

async function* sheetRows(read: Read, before: number): AsyncGenerator<SheetRow> {
  yield Object.keys(columns)
  for (let [last, written] = [before, 0]; written < mostExported; ) {
    const entries = await read(last, Math.min(batch, mostExported - written))
    for (const entry of entries) yield cellsOf(columns, entry)
    const end = entries.at(-1)
    if (!end || entries.length < batch) return
    last = end.id
    written += entries.length
  }
}
