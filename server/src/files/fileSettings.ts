import { z } from 'zod'
import { flag } from '../platform/settings.ts'

/** What the settings of every S3 store have in common. */
export const s3Parts = {
  endpoint: z.url({ protocol: /^https?$/ }),
  region: z.string().regex(/^[\w-]+$/, 'Not the name of a region'),
}

export const fileSettings = {
  S3_ENDPOINT: s3Parts.endpoint
    .optional()
    .describe(
      'Address of the S3 store for photos, banners, reports and data downloads; needs the four settings below. Without it these files are in DATA_DIR',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Not the name of a bucket')
    .optional()
    .describe('Private bucket for our files'),
  S3_REGION: s3Parts.region
    .optional()
    .describe('Region of the bucket, which is part of each signature, e.g. ap-south-1'),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of an account that may use this bucket only'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of this account'),
  FILES_PLACE: z
    .enum(['folder', 's3'])
    .optional()
    .describe('Where new files go: s3 with the S3 settings, folder without them. Set it to move files back'),
  X_ACCEL_REDIRECT: flag('off').describe(
    'on lets nginx fetch photos from the S3 store; only behind the configuration in deploy/nginx',
  ),
} as const

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

declare module '../platform/settings.ts' {
  interface Settings {
    readonly s3: S3Settings | undefined
    readonly filesPlace: 'folder' | 's3'
    readonly xAccelRedirect: boolean
  }
}

type SettingsInput = z.infer<z.ZodObject<typeof fileSettings>>

export function filesOf(given: SettingsInput) {
  const s3 = s3Of(given)
  const filesPlace = given.FILES_PLACE ?? (s3 ? 's3' : 'folder')
  if (filesPlace === 's3' && !s3) throw new Error('Wrong configuration: FILES_PLACE=s3 needs the S3 settings')
  return { s3, filesPlace, xAccelRedirect: given.X_ACCEL_REDIRECT === 'on' } as const
}

/** Requires all five settings or none. */
function s3Of(given: SettingsInput): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = given
  if (endpoint && bucket && region && accessKey && secretKey)
    return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKey, secretKey }
  if (!endpoint && !bucket && !region && !accessKey && !secretKey) return undefined
  throw new Error(
    'Wrong configuration: S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY are needed together',
  )
}
