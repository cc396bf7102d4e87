import { createHash } from 'node:crypto'
import { countryCodes } from './countryCodes.ts'
import { lists } from './lists.ts'

const stampLength = 16

/** A short hash of the content. */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, stampLength)
}

/** The stamp of all reference data and the provider. Browsers drop cached lists when it changes. */
export const listsStamp = (provider: object): string => stampOf({ lists, countryCodes, provider })
