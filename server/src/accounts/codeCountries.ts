import { z } from 'zod'

export type CodeCaps = {
  /** Most codes a day by country code; `*` is for every country that is not listed. */
  countries: ReadonlyMap<string, number>
  total: number
}

/** Countries that receive login codes and how many a day, e.g. `91:20000,*:300`. */
export const codeCountries = z
  .string()
  .default('91:20000,*:300')
  .transform((text, context): CodeCaps['countries'] => {
    const entries = text.split(',').map((one) => one.trim().match(/^(\d{1,4}|\*):(\d{1,9})$/))
    if (entries.every((entry) => entry !== null))
      return new Map(entries.map(([, code = '', most]) => [code, Number(most)]))
    context.addIssue({ code: 'custom', message: 'Give codes and caps like 91:20000,971:500,*:300' })
    return z.NEVER
  })
  .describe(
    'Countries to which we send login codes, with a daily maximum for each; * covers all others; without *, they receive none',
  )
