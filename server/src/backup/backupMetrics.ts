import { Gauge, type Registry } from 'prom-client'
import { sqlRows } from '../database/database.ts'
import { storedFiles, waitsForCopy } from '../files/tables.ts'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'
import { newestBackup } from './backupFolder.ts'
import { openBackupStore } from './openBackupStore.ts'

/** Exports how old the backups, the copies of files and the archive are, in processes that have BACKUP_TO. */
export function backupMetrics(register: Registry, { config, db }: Pick<Services, 'config' | 'db'>): void {
  const { backupTo } = config
  if (!backupTo) return
  const age = new Gauge({
    name: 'backup_age_seconds',
    help: 'How long ago the newest backup began; +Inf without one, NaN while the backups cannot be read',
    registers: [register],
    collect: async () => {
      const began = await newestBackup(openBackupStore(config, backupTo)).catch(() => Number.NaN)
      age.set((Date.now() - began) / 1000)
    },
  })
  readGauge(
    register,
    { name: 'backup_files_waiting_seconds', help: 'How long the first file waits for its copy in BACKUP_TO' },
    () =>
      sqlRows<{ value: number }>(db)`
        select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value
          from ${storedFiles} where ${waitsForCopy}`,
  )
  readGauge(
    register,
    { name: 'wal_archive_age_seconds', help: 'How old the newest archived WAL is; NaN without an archive' },
    () =>
      sqlRows<{ value: number }>(db)`select case when current_setting('archive_mode') = 'off' then 'NaN'
            else coalesce(extract(epoch from now() - last_archived_time), 'Infinity') end::float8 as value
          from pg_stat_archiver`,
  )
}
