import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { installation } from './tables.ts'

const mark = 'first run in production'

/**
 * Marks the database of a production service permanently. A demo, whose passwords everybody knows, does not start on
 * a marked database.
 */
export async function keepModesApart(db: Database, production: boolean, at: Date): Promise<void> {
  if (production)
    await db.insert(installation).values({ name: mark, value: at.toISOString() }).onConflictDoNothing()
  else await refuseProductionDatabase(db)
}

export async function refuseProductionDatabase(db: Database): Promise<void> {
  const [marked] = await db.select().from(installation).where(eq(installation.name, mark))
  if (!marked) return
  throw new Error(
    `Wrong configuration: DATABASE_URL or DATA_DIR names a database that has run in production since ${marked.value}, but APP_MODE is demo. Set APP_MODE=production, or give the demo its own database`,
  )
}
