import { type AuditEntry, maxExported } from '@bnr/contract/audit/endpoints'
import { actionShown } from '@bnr/contract/audit/words'
import { momentShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { noteRead } from '../database/auditContext.ts'
import type { Download } from '../downloads/download.ts'
import { type Columns, cellsOf, csvOf, type SheetRow } from '../files/spreadsheet.ts'
import type { Services } from '../services/services.ts'
import { type AuditFilter, countEntries, findEntries } from './find.ts'

const columns: Columns<AuditEntry> = {
  When: ({ at }) => momentShown(at),
  Who: ({ by }) => by ?? 'The service',
  What: ({ action }) => actionShown(action),
  Whom: ({ name, subject }) => [name, subject].filter(Boolean).join(', '),
  'BNR ID': ({ bnrId }) => bnrId,
  Details: ({ detail }) => detail,
}

/** A CSV of the entries of a filter. */
export const auditFile = (services: Services, filter: AuditFilter): Download => ({
  name: `audit-${indianDay(services.clock.now())}.csv`,
  type: 'text/csv; charset=utf-8',
  content: () => exported(services, filter),
})

/**
 * Exports from the newest entry backwards. It is determined first, so that the entry about this export is not
 * included.
 */
async function exported({ db }: Services, filter: AuditFilter) {
  const { pid, ...others } = filter
  const rows = await countEntries(db, filter, maxExported)
  noteRead({ rows, detail: { ...others, ...(pid && { bnrId: pid }) } })
  const [newest] = await findEntries(db, filter, { sort: 'cdt,desc', size: 1 })
  const read: Read = (beyond, size) => findEntries(db, filter, { sort: 'cdt,desc', beyond, size })
  return csvOf(sheetRows(read, newest))
}

const batch = 1000

type Read = (before: number, size: number) => Promise<AuditEntry[]>

async function* sheetRows(read: Read, newest: AuditEntry | undefined): AsyncGenerator<SheetRow> {
  yield Object.keys(columns)
  if (!newest) return
  yield cellsOf(columns, newest)
  for (let [last, written] = [newest.id, 1]; written < maxExported; ) {
    const entries = await read(last, Math.min(batch, maxExported - written))
    for (const entry of entries) yield cellsOf(columns, entry)
    const end = entries.at(-1)
    if (!end || entries.length < batch) return
    last = end.id
    written += entries.length
  }
}
