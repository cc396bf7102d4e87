import { z } from 'zod'

export const interestSettings = {
  FREE_INTERESTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(3)
    .describe(
      'Interests that a complete, verified and Active profile without a plan can express in a calendar month of India; 0 for none',
    ),
} as const

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof interestsOf>> {}
}

export const interestsOf = (given: z.infer<z.ZodObject<typeof interestSettings>>) => ({
  freeInterests: given.FREE_INTERESTS,
})
