import { createHash } from 'node:crypto'
import { countryCodes } from './countryCodes.ts'
import { lists } from './lists.ts'

const stampLength = 16

/** A short text that differs whenever the content does. */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, stampLength)
}

/** The stamp over all reference data and who runs the service: browsers drop what they cached when it changes. */
export const listsStamp = (provider: object): string => stampOf({ lists, countryCodes, provider })
