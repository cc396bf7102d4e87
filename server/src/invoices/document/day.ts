import { indianFormat } from '@bnr/contract/indianDay'

const written = indianFormat('d MMMM yyyy')

/** yyyy-MM-dd as documents have it: 22 November 2026. */
export const dayInWords = (isoDate: string): string => written(new Date(`${isoDate}T12:00:00Z`))
