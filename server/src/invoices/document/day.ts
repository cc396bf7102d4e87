import { indianFormat } from '@bnr/contract/indianDay'

const written = indianFormat('d MMMM yyyy')

/** Formats yyyy-MM-dd for documents, e.g. 22 November 2026. */
export const dayInWords = (isoDate: string): string => written(new Date(`${isoDate}T12:00:00Z`))
