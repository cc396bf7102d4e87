import { z } from 'zod'

const part = z.object({ bytes: z.number(), sha256: z.string() })

/** What a backup contains. Anybody may read it: it contains no data of members. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The database is as it was at this moment. */
  moment: z.iso.datetime(),
  versions: z.object({
    service: z.string(),
    migration: z.string(),
    postgres: z.string(),
    pgDump: z.string(),
  }),
  /** Encrypted sizes and hashes. */
  parts: z.object({ database: part, files: part, deletions: part }),
  files: z.object({ count: z.number(), bytes: z.number() }),
  rows: z.record(z.string(), z.number()),
})

export type Manifest = z.infer<typeof manifestSchema>
