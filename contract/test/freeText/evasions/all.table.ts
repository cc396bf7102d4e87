import { addresses } from './addresses.table.ts'
import { handles } from './handles.table.ts'
import { numbers } from './numbers.table.ts'
import { words } from './words.table.ts'

/** Ways in which people tell their number, address or name elsewhere in a text: each has to be refused. */
export const evasions: readonly string[] = [...numbers, ...words, ...addresses, ...handles]
