import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Settings } from '../platform/settings.ts'
import type { Places } from './places.ts'
import { storedFiles } from './tables.ts'

/** The internal location of nginx in deploy/nginx. */
const location = '/stored-files'

type Needs = { config: Settings; db: Database; places: Places }

/**
 * The address at which nginx itself can read a file of the S3 store; undefined if the service has to send it. The
 * address is for the header X-Accel-Redirect only, which nginx removes: it opens the file to anybody for 30 seconds.
 */
export async function nginxAddress(
  { config, db, places: { s3 } }: Needs,
  key: string,
): Promise<string | undefined> {
  if (!config.xAccelRedirect || !s3) return undefined
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
  const isThere = row?.place === 's3' && row.sha256 !== null && row.deletedAt === null
  return isThere ? location + (await s3.signedPath(key)) : undefined
}
