import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sqlRows } from '../database/database.ts'
import { migrationsFolder } from '../database/migrate.ts'
import { type Check, counted, type Finding, fine, warning, wrong } from './check.ts'

const oldestMajor = 15
/** Connections of a process in addition to those for requests: three for its jobs, one for signals. */
const furtherConnections = 4
const maxArchiveAgeMinutes = 15

const version: Check = {
  name: 'Database',
  examine: async ({ config, db }) => {
    const [found] = await sqlRows<{ number: number; shown: string }>(db)`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as shown`
    if (!config.databaseUrl)
      return (config.production ? wrong : warning)(
        'The embedded database. A power cut can lose data that was saved',
        'Set DATABASE_URL to PostgreSQL 15 or newer before real members come',
      )
    const { number = 0, shown = '' } = found ?? {}
    return number >= oldestMajor * 10_000
      ? fine(`PostgreSQL ${shown}`)
      : wrong(`PostgreSQL ${shown}`, `Upgrade to PostgreSQL ${oldestMajor} or newer`)
  },
}

const durability: Check = {
  name: 'Database durability',
  examine: async ({ config, db }) => {
    if (!config.databaseUrl) return undefined
    const off = await sqlRows<{ name: string }>(db)`
      select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`
    const names = off.map(({ name }) => name).join(', ')
    return off.length === 0
      ? fine('A commit is on the disk before it is confirmed')
      : wrong(`${names} is off`, `Set ${names} to on in postgresql.conf: a power cut can lose payments`)
  },
}

const connections: Check = {
  name: 'Database connections',
  examine: async ({ config, db }) => {
    if (!config.databaseUrl) return undefined
    const [found] = await sqlRows<{ most: number; used: number; processes: number }>(db)`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
          (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
          (select count(*)::int from processes where seen_at > now() - interval '15 seconds') as processes`
    const { most = 0, used = 0, processes = 0 } = found ?? {}
    const needed = Math.max(processes, 1) * (config.connections.most + furtherConnections)
    const shown = `${used} of ${most} used; our processes may open ${needed}`
    return needed < most
      ? fine(shown)
      : warning(shown, 'Raise max_connections, lower DATABASE_CONNECTIONS, or put pgbouncer in between')
  },
}

const migrations: Check = {
  name: 'Migrations',
  examine: async ({ db }) => {
    const known = readMigrationFiles({ migrationsFolder })
    const [found] = await sqlRows<{ last: string | number | null }>(db)`
      select max(created_at) as last from drizzle.__drizzle_migrations`
    const last = Number(found?.last ?? 0)
    const missing = known.filter(({ folderMillis }) => folderMillis > last).length
    if (missing > 0)
      return warning(
        missing === 1 ? '1 is missing' : `${missing} are missing`,
        'The next start of the service runs them',
      )
    const newest = known.at(-1)?.folderMillis ?? 0
    return last > newest
      ? warning('The database is newer than this release', 'Update this installation, too')
      : fine(`All ${known.length} have run`)
  },
}

const archive: Check = {
  name: 'WAL archive',
  examine: async ({ config, db }) => {
    if (!config.databaseUrl) return undefined
    const [found] = await sqlRows<Archive>(db)`
      select current_setting('archive_mode') as mode,
          extract(epoch from now() - last_archived_time)::float8 / 60 as minutes,
          coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
        from pg_stat_archiver`
    return archiveFinding(found)
  },
}

/** `minutes` is the age of the newest file; null before the first. */
type Archive = { mode: string; minutes: number | null; failing: boolean }

export function archiveFinding(found: Archive | undefined): Finding {
  if (!found || found.mode === 'off')
    return warning(
      'Off: after a lost disk, everything since the last backup is gone',
      'Set up the archive (docs/operations.md, Backup)',
    )
  if (found.failing) return wrong('The last attempt failed', 'See the log of PostgreSQL; its disk fills up')
  if (found.minutes === null) return warning('It has no file yet', 'Set archive_timeout to 45')
  const minutes = Math.round(found.minutes)
  const shown = `The newest file is ${counted(minutes, 'minute')} old`
  return minutes <= maxArchiveAgeMinutes ? fine(shown) : warning(shown, 'Set archive_timeout to 45')
}

const replicas: Check = {
  name: 'Standby databases',
  examine: async ({ config, db }) => {
    if (!config.databaseUrl) return undefined
    const found = await sqlRows<{ name: string; seconds: number }>(db)`
      select application_name as name, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
        from pg_stat_replication where state = 'streaming'`
    if (found.length === 0) return undefined
    const late = found.filter(({ seconds }) => seconds > 5).map(({ name }) => name)
    return late.length === 0
      ? fine(`${found.length}, none later than five seconds`)
      : warning(
          `${late.join(', ')}: more than five seconds late`,
          'Look at the disk and the network of that machine',
        )
  },
}

export const databaseChecks = [version, durability, connections, migrations, archive, replicas]
