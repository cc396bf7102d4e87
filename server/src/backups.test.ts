import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openFromTemplate } from '../test/template.ts'
import { addressOf } from './backup/dumpDatabase.ts'
import { postgresTool } from './backup/postgresTools.ts'
import { backup, restore } from './backups.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bnr-data-'))
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  BACKUP_KEY: 'a key of tests, long enough to be taken',
}
const elsewhere = join(tmpdir(), 'bnr-nowhere')

test('refuses to back up into the data folder, also through a link', async () => {
  const link = join(mkdtempSync(join(tmpdir(), 'bnr-link-')), 'link')
  symlinkSync(dataDir, link)
  for (const to of [dataDir, join(dataDir, 'backups'), join(link, 'backups')])
    await expect(backup({ to, keepDays: 30 }, environment)).rejects.toThrow('is inside DATA_DIR')
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
})

test('refuses the bucket of the files, and a bucket without its account', async () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'a', S3_ACCESS_KEY: 'b', S3_SECRET_KEY: 'c' }
  const backupS3 = Object.fromEntries(Object.entries(s3).map(([name, value]) => [`BACKUP_${name}`, value]))
  const attempt = (to: string, change: object) =>
    backup({ to, keepDays: 30 }, { ...environment, ...s3, S3_BUCKET: 'bnr-files', ...change })
  await expect(attempt('s3://bnr-files/backups', backupS3)).rejects.toThrow('is the bucket of the files')
  await expect(attempt('s3://bnr-backups', {})).rejects.toThrow('BACKUP_S3_ENDPOINT')
  await expect(attempt('s3://B/x', backupS3)).rejects.toThrow('not an address like s3://bucket/prefix')
})

test('refuses the embedded database, a missing key and a missing folder, each with what to do', async () => {
  const to = elsewhere
  const attempt = (change: object) => backup({ to, keepDays: 30 }, { ...environment, ...change })
  await expect(attempt({ DATABASE_URL: undefined })).rejects.toThrow('stop the service, copy DATA_DIR')
  await expect(attempt({ BACKUP_KEY: undefined })).rejects.toThrow('openssl rand -hex 32')
  expect(existsSync(to)).toBe(false)
  await expect(restore({ from: elsewhere, until: new Date() }, environment)).rejects.toThrow(
    'There is no folder',
  )
})

test('names the package to install if pg_dump is older than the server', () => {
  expect(() => postgresTool('pg_dump', 99)).toThrow('Install the package postgresql-client-99')
})

test.runIf(process.env.DATABASE_URL)('the commands end with a line and an exit code for a log', async () => {
  const db = await openFromTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'bnr-backups-'))
  const run = (script: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      [fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url)), ...args],
      {
        env: { ...process.env, ...environment, DATABASE_URL: addressOf(db), DATABASE_DIRECT_URL: '' },
        encoding: 'utf8',
      },
    )
  const made = run('backup.mjs', '--to', folder)
  expect(made.stderr).toBe('')
  expect(made.stdout).toMatch(/^Backup complete: \S+Z, database [\d.]+ MB, 0 files .*\n$/)
  expect(made.status).toBe(0)
  const files = run('restore.mjs', '--from', folder, '--files')
  expect(files.stderr).toBe('')
  expect(files.stdout).toMatch(/^Restored the files that the database names: 0 files, .*; 0 missing\n/)
  const refused = run('restore.mjs', '--from', folder)
  expect(refused.stderr).toMatch(/^Restore failed: The database of DATABASE_URL already has tables/)
  expect(refused.status).toBe(1)
  expect(run('restore.mjs', '--from', folder, '--to', '24 Nov').stderr).toContain('Usage: npm run restore')
  await db.close()
})
