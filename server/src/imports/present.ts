import type { ImportItem, ImportRow } from '@bnr/contract/imports/schemas'
import { importMachine } from '@bnr/contract/imports/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { Queryable } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { handlerOf } from './change.ts'
import { countRows, type ImportRecord, type ShownRow } from './store.ts'

export async function presentImport(db: Queryable, staff: Staff, row: ImportRecord): Promise<ImportItem> {
  const { id, source, state, headings, mapping, failure } = row
  return {
    ...mapping,
    id,
    source,
    state,
    headings,
    counts: await countRows(db, id),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    can: allowedActions(importMachine, state, handlerOf(staff, row)),
    ...(failure ? { failure } : {}),
  }
}

export function presentRow(row: ShownRow): ImportRow {
  const { number, cells, included, problems, corrected, duplicates, result, note, bnrId } = row
  return {
    id: number,
    cells,
    included,
    problems,
    corrected,
    duplicates,
    ...(result ? { result } : {}),
    ...(note ? { note } : {}),
    ...(bnrId === null ? {} : { bnrId: String(bnrId) }),
  }
}
