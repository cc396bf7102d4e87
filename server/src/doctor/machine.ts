import { statfs } from 'node:fs/promises'
import { sqlRows } from '../database/database.ts'
import { type Check, fine, warning, wrong } from './check.ts'

const gigabyte = 1024 ** 3

const clock: Check = {
  name: 'Clock',
  examine: async ({ db }) => {
    const asked = Date.now()
    const [found] = await sqlRows<{ at: number }>(db)`
      select extract(epoch from clock_timestamp())::float8 * 1000 as at`
    const middle = (asked + Date.now()) / 2
    const seconds = Math.round(Math.abs((found?.at ?? 0) - middle) / 1000)
    const shown = `${seconds} seconds from the clock of the database`
    if (seconds <= 2) return fine('The same as the clock of the database')
    return (seconds <= 30 ? warning : wrong)(
      shown,
      'Keep both machines on network time (chrony or systemd-timesyncd)',
    )
  },
}

const disk: Check = {
  name: 'Disk',
  examine: async ({ config }) => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    const [free, share] = [(bavail * bsize) / gigabyte, bavail / blocks]
    const shown = `${free.toFixed(1)} GB of DATA_DIR are free (${Math.round(share * 100)} %)`
    if (free < 0.5) return wrong(shown, 'Make room now: uploads fail when the disk is full')
    return free < 2 || share < 0.1
      ? warning(shown, 'Make room, or move the files to an S3 store')
      : fine(shown)
  },
}

const processes: Check = {
  name: 'Processes',
  examine: async ({ config, db }) => {
    const found = await sqlRows<{ role: string; host: string; version: string; mark: string | null }>(db)`
      select role, host, version, secret_mark as mark from processes where seen_at > now() - interval '15 seconds' order by role, host`
    const shown = found.map(({ role, host }) => `ROLE=${role} on ${host}`).join(', ') || 'None'
    const running = (...roles: string[]) => found.filter(({ role }) => roles.includes(role)).length
    if (running('all', 'web') === 0) return warning(shown, 'Start a process with ROLE=all or ROLE=web')
    if (running('all', 'jobs') === 0)
      return wrong(
        shown,
        'Start a process with ROLE=jobs: nothing is mailed and no photo is prepared without one',
      )
    if (new Set(found.flatMap(({ mark }) => mark ?? [])).size > 1)
      return wrong(
        `${shown}, with different TOKEN_SECRETs`,
        'Give all the same one: each refuses the logins of the others',
      )
    if (new Set(found.map(({ version }) => version)).size > 1)
      return warning(`${shown}, of different releases`, 'Finish the upgrade: restart the older processes')
    if (running('all', 'web') > 1 && config.rateLimits && !config.redisUrl)
      return warning(shown, 'Set REDIS_URL: without it each process counts requests for itself')
    return fine(shown)
  },
}

const jobs: Check = {
  name: 'Jobs',
  examine: async ({ db }) => {
    const [found] = await sqlRows<{ count: number; seconds: number | null; failed: number }>(db)`
      select count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as seconds,
          (select coalesce(sum(failed_count), 0)::int from pgboss.queue) as failed
        from pgboss.job where state < 'active' and start_after <= now()`
    const { count = 0, seconds = 0, failed = 0 } = found ?? {}
    const waiting =
      count > 0 ? `${count} waiting, the oldest for ${Math.round(seconds ?? 0)} s` : 'None waiting'
    const shown = `${waiting}, ${failed || 'none'} failed`
    if ((seconds ?? 0) > 600)
      return wrong(shown, 'Is a process with ROLE=jobs or ROLE=all running? See its log')
    return failed > 0
      ? warning(shown, 'Read the reasons on /ad/system, then retry or delete them')
      : fine(shown)
  },
}

export const machineChecks = [clock, disk, processes, jobs]
