import { z } from 'zod'
import { s3Parts } from '../files/fileSettings.ts'

export const backupSettings = {
  BACKUP_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('Encrypts backups; openssl rand -hex 32. Keep a copy apart from the backups'),
  BACKUP_TO: z
    .string()
    .optional()
    .describe(
      'Folder or s3://bucket/prefix of the backups. New files are copied there every few seconds; needs BACKUP_KEY',
    ),
  BACKUP_S3_ENDPOINT: s3Parts.endpoint
    .optional()
    .describe(
      'Address of the S3 store for backups to s3://bucket/prefix; needs the three settings below. Use another store or bucket than that of the files',
    ),
  BACKUP_S3_REGION: s3Parts.region.optional().describe('Region of the bucket of backups'),
  BACKUP_S3_ACCESS_KEY: z
    .string()
    .optional()
    .describe('Access key of an account that may use this bucket only'),
  BACKUP_S3_SECRET_KEY: z.string().optional().describe('Secret key of this account'),
} as const

type BackupEnvironment = z.infer<z.ZodObject<typeof backupSettings>>

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof backupOf>> {}
}

export function backupOf(given: BackupEnvironment) {
  const { BACKUP_KEY: backupKey, BACKUP_TO: backupTo } = given
  if (backupTo && !backupKey) throw new Error('Wrong configuration: BACKUP_TO needs BACKUP_KEY')
  const backupS3 = s3Of(given)
  if (backupTo?.startsWith('s3://') && !backupS3)
    throw new Error('Wrong configuration: BACKUP_TO in S3 needs the BACKUP_S3_* settings')
  return { backupKey, backupTo, backupS3 }
}

/** Requires all four settings or none. The bucket is part of the address of the backups. */
function s3Of(given: BackupEnvironment) {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY: accessKey,
    BACKUP_S3_SECRET_KEY: secretKey,
  } = given
  if (endpoint && region && accessKey && secretKey)
    return { endpoint: endpoint.replace(/\/+$/, ''), region, accessKey, secretKey }
  if (!endpoint && !region && !accessKey && !secretKey) return undefined
  throw new Error(
    'Wrong configuration: BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY are needed together',
  )
}
