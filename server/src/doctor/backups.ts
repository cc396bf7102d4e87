import { newestBackup } from '../backup/backupFolder.ts'
import { openBackupStore } from '../backup/openBackupStore.ts'
import { sqlRows } from '../database/database.ts'
import { storedFiles, waitsForCopy } from '../files/tables.ts'
import { type Check, counted, fine, warning, wrong } from './check.ts'

const hour = 3_600_000

const backups: Check = {
  name: 'Backups',
  examine: async ({ config }) => {
    if (!config.backupTo) return undefined
    const began = await newestBackup(openBackupStore(config, config.backupTo))
    if (began === Number.NEGATIVE_INFINITY)
      return wrong(`${config.backupTo} has no complete backup`, 'Run npm run backup')
    const hours = Math.round((Date.now() - began) / hour)
    const shown = `The newest is ${counted(hours, 'hour')} old`
    return hours <= 26
      ? fine(shown)
      : wrong(shown, 'See why the nightly backup failed, and run npm run backup')
  },
}

const copies: Check = {
  name: 'Copies of files',
  examine: async ({ config, db }) => {
    if (!config.backupTo) return undefined
    const [found] = await sqlRows<{ count: number; seconds: number }>(db)`
      select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
        from ${storedFiles} where ${waitsForCopy}`
    const { count = 0, seconds = 0 } = found ?? {}
    const shown =
      count === 0 ? 'All are copied' : `${count} not copied yet, the oldest for ${Math.round(seconds)} s`
    return seconds <= 300
      ? fine(shown)
      : warning(shown, 'Set BACKUP_TO for the jobs process, and see its log')
  },
}

export const backupChecks = [backups, copies]
