import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf, idParam } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { importItem, importMapping, importRow, sourceName } from './schemas.ts'
import { type ImportMoveName, importMachine, importMoveNames } from './states.ts'

const { change, discard, download } = importMachine.actions
const importing = { permission: 'profiles.import' } as const

export const uploadImport = endpoint({
  ...importing,
  method: 'POST',
  path: '/imports/upload',
  base: 'media',
  audit: { changes: 'import uploaded' },
  summary: 'Upload a CSV or XLSX file with profiles; creates nothing yet',
  query: z.object({ source: sourceName }),
  upload: true,
  reply: importItem,
  limit: { requests: 2 },
})

export const listImports = endpoint({
  ...importing,
  path: '/imports',
  audit: noAudit.own,
  summary: 'Imports of the caller, the newest first',
  query: z.object(pageQuery()),
  reply: pageOf('imports', importItem),
})

export const readImport = endpoint({
  ...importing,
  path: '/imports/:id',
  audit: noAudit.own,
  summary: 'An import of the caller: columns, numbers and progress',
  reply: importItem,
})

export const mapImport = endpoint({
  ...importing,
  method: 'PUT',
  path: '/imports/:id/columns',
  audit: { changes: change.audit },
  summary: 'Say which column has which field; checks every row again, and remembers it for the source',
  body: importMapping,
  reply: importItem,
  limit: { requests: 6 },
})

/** What a preview shows. */
export const rowFilters = ['all', 'wrong', 'duplicates', 'left'] as const

export const readImportRows = endpoint({
  ...importing,
  path: '/imports/:id/rows',
  audit: { reads: 'import rows read' },
  summary: 'Rows of an import with their errors, possible duplicates and results',
  query: z.object({ ...pageQuery(), show: z.enum(rowFilters).default('all') }),
  reply: pageOf('rows of an import', importRow),
})

export const includeImportRow = endpoint({
  ...importing,
  method: 'PUT',
  path: '/imports/:id/rows/:row',
  audit: { none: 'Chooses a row of an own import; the profile that it becomes is recorded' },
  summary: 'Choose a row for the import, or leave it out',
  params: z.object({ id: idParam, row: rowId }),
  body: wire('Choice of a row', { included: ['in', z.boolean(), 'Whether to import the row'] }),
  reply: importItem,
})

const moves: Record<ImportMoveName, string> = {
  start: 'Create a draft for each chosen row without errors, as a job',
  stop: 'Stop creating profiles; those that exist stay',
}

export const moveImport = endpointsOf(importMoveNames, (name) =>
  endpoint({
    ...importing,
    method: 'PUT',
    path: `/imports/:id/${name}`,
    audit: { changes: importMachine.actions[name].audit },
    summary: moves[name],
    reply: importItem,
  }),
)

export const discardImport = endpoint({
  ...importing,
  method: 'DELETE',
  path: '/imports/:id',
  audit: { changes: discard.audit },
  summary: 'Erase an import and all its rows; profiles that it created stay',
})

export const downloadOutcome = downloadEndpoint({
  ...importing,
  path: '/imports/:id/outcome',
  audit: { reads: download.audit, each: true },
  summary: 'CSV with each row, its result and its BNR ID; without the content of the cells',
  limit: { requests: 20 },
})
