import { z } from 'zod'

export const backupSettings = {
  BACKUP_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('Encrypts backups; openssl rand -hex 32. Keep a copy apart from the backups'),
} as const

type Given = z.infer<z.ZodObject<typeof backupSettings>>

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof backupOf>> {}
}

export const backupOf = (given: Given) => ({ backupKey: given.BACKUP_KEY })
