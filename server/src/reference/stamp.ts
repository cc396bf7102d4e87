import { createHash } from 'node:crypto'
import { countryCodes } from './countryCodes.ts'
import { serviceProviders } from './data/serviceProviders.ts'
import { lists } from './lists.ts'

const stampLength = 16

/** A short text that differs whenever the content does. */
export function stampOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, stampLength)
}

let computed: string | undefined

/** The stamp over all reference data: browsers drop what they cached when it changes. */
export function listsStamp(): string {
  computed ??= stampOf({ lists, countryCodes, serviceProviders })
  return computed
}
