import { numbers } from './numbers.table.ts'
import { words } from './words.table.ts'

/** What families write of themselves, digits, dots and all: each has to be taken as it is. */
export const innocents: readonly string[] = [...numbers, ...words]
