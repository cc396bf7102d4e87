import { z } from '#schema'
import { canField } from '../stateMachine.ts'
import { bnrId, line, listed, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { importFieldNames } from './fields.ts'
import { importLimits } from './limits.ts'
import { importMachine, importStates } from './states.ts'

/** Choice for a column that the import leaves out. */
export const leftOut = 'none'

const fieldChoice = z.enum([leftOut, ...importFieldNames], { error: 'Select a value from the list' })
export type FieldChoice = z.output<typeof fieldChoice>

/** How the columns of a file become fields. */
const mapping = {
  fields: [
    'fie',
    z.array(fieldChoice).max(importLimits.columns),
    'Field of each column, in the order of the columns',
  ],
  createdFor: ['cf', listed('createdFors').optional(), 'Profile for, for rows that do not say it'],
  profileSource: ['pros', listed('profileSources').optional(), 'Profile source, for rows that do not say it'],
  suggestions: ['sug', z.boolean(), 'Takes the suggested spelling for values that are not in their list'],
} as const
export const importMapping = wire('Columns of an import', mapping)
export type ImportMapping = z.output<typeof importMapping>

const counts = wire('Rows of an import', {
  total: ['n', z.number().int(), 'All rows'],
  included: ['in', z.number().int(), 'Rows that would be imported: chosen, and without errors'],
  wrong: ['er', z.number().int(), 'Rows with errors'],
  duplicates: ['du', z.number().int(), 'Rows that look like another row or an existing profile'],
  created: ['cr', z.number().int(), 'Profiles created so far'],
  refused: ['re', z.number().int(), 'Rows that could not be imported'],
})

export const sourceName = line(60, 'Enter the name of the source')

export const importItem = wire('Import', {
  id: ['id', z.number().int(), 'Id'],
  source: ['na', z.string(), 'Name of the source; its columns are remembered'],
  state: ['st', z.enum(importStates), 'State'],
  headings: ['hd', z.array(z.string()), 'Headings of the columns'],
  ...mapping,
  counts: ['co', counts, 'Numbers of rows'],
  failure: ['rn', z.string().optional(), 'Why it stopped'],
  createdAt: ['cdt', moment, 'When the file was uploaded'],
  expiresAt: ['eat', moment, 'When the import and its rows will be erased'],
  can: canField(importMachine),
})
export type ImportItem = z.output<typeof importItem>

const cellProblem = wire('Error of an imported row', {
  column: ['c', z.number().int().optional(), 'Column, counted from 0; absent if no column has the field'],
  field: ['f', z.enum(importFieldNames).optional(), 'Field'],
  message: ['m', z.string(), 'What is wrong'],
})
export type CellProblem = z.output<typeof cellProblem>

/** The ways in which a row can repeat another. */
const duplicateKinds = ['number', 'email', 'person'] as const

const duplicate = wire('Possible duplicate', {
  kind: ['k', z.enum(duplicateKinds), 'Same number, same e-mail address, or same name and date of birth'],
  row: ['r', z.number().int().optional(), 'Row of the file'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID of the profile'],
})
export type Duplicate = z.output<typeof duplicate>

export const rowResults = ['Created', 'Refused'] as const

export const importRow = wire('Row of an import', {
  id: ['id', z.number().int(), 'Number of the row in the file, counted from 1'],
  cells: ['ce', z.array(z.string()), 'Cells'],
  included: ['in', z.boolean(), 'Chosen for the import'],
  problems: ['er', z.array(cellProblem), 'Errors'],
  corrected: ['cor', z.array(z.string()), 'Values that were replaced by a suggested spelling'],
  duplicates: ['du', z.array(duplicate), 'Possible duplicates'],
  result: ['rs', z.enum(rowResults).optional(), 'What became of it'],
  note: ['no', z.string().optional(), 'Why it was refused'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID of the new profile'],
})
export type ImportRow = z.output<typeof importRow>
