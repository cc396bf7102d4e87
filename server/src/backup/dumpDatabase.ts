import type { Database } from '../database/database.ts'
import type { Connection } from '../database/migrations/connection.ts'
import { postgresTool, startTool } from './postgresTools.ts'
import { countRows } from './tableRows.ts'

type Deletion = { bnrId: number; at: string }
export type Dumped<Stored> = {
  moment: Date
  rows: Record<string, number>
  versions: { migration: string; postgres: string; pgDump: string }
  deletions: Deletion[]
  stored: Stored
}

const asText = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const server = `select now() as moment, pg_export_snapshot() as snapshot,
  current_setting('server_version') as postgres, current_setting('server_version_num')::int / 10000 as major`

/** Dumps the database as it is at one moment, with its counts, and gives the dump to `store`. */
export async function dumpDatabase<Stored>(
  db: Database,
  store: (dump: AsyncIterable<Uint8Array>) => Promise<Stored>,
): Promise<Dumped<Stored>> {
  return await db.inSession(async (session) => {
    await session.query('begin isolation level repeatable read read only')
    const { moment, snapshot, postgres, major } = await first<Server>(session, server)
    const tool = postgresTool('pg_dump', major)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
    const { child, ended } = startTool(tool, args, addressOf(db))
    const stored = await store(endedWell(child.stdout, ended))
    return {
      moment,
      rows: await countRows(session),
      versions: { migration: await migrationOf(session), postgres, pgDump: tool.version },
      deletions: await deletionsIn(session),
      stored,
    }
  })
}

type Server = { moment: Date; snapshot: string; postgres: string; major: number }

/** PostgreSQL itself: a pooler would not let pg_dump set what it needs. */
export function addressOf({ client }: Database): string {
  if ('pool' in client) return client.direct.connectionString
  throw new Error('The embedded database has no backup while it runs')
}

/** Fails after the last byte if the tool failed, so that nobody takes half a dump for a whole one. */
async function* endedWell(output: AsyncIterable<Uint8Array>, ended: Promise<void>) {
  yield* output
  await ended
}

async function migrationOf(session: Connection): Promise<string> {
  const newest = 'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1'
  return (await first<{ hash: string }>(session, newest)).hash
}

/** BNR IDs of purged profiles. A restore of an older backup purges them again. */
async function deletionsIn(session: Connection): Promise<Deletion[]> {
  const purged = `select bnr_id as "bnrId", ${asText} as at from retired_bnr_ids order by bnr_id`
  return (await session.query<Deletion>(purged)).rows
}

async function first<Row>(session: Connection, statement: string): Promise<Row> {
  const [row] = (await session.query<Row>(statement)).rows
  if (!row) throw new Error('The database contains no installation of the service')
  return row
}
