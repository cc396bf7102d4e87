import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Settings } from '../platform/settings.ts'
import type { BackupStore } from './backupStore.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/

/** Opens the backups at an address, which is a folder or `s3://bucket/prefix`. */
export function openBackupStore(settings: Settings, address: string): BackupStore {
  if (!address.startsWith('s3://')) {
    refuseInside(settings, address)
    return folderStore(address)
  }
  const [, bucket, prefix = ''] = bucketAddress.exec(address) ?? []
  if (!bucket) throw new Error(`${address} is not an address like s3://bucket/prefix`)
  const { backupS3, s3, dataDir } = settings
  if (!backupS3)
    throw new Error(
      'BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY are needed for s3://',
    )
  if (s3?.bucket === bucket && new URL(s3.endpoint).host === new URL(backupS3.endpoint).host)
    throw new Error(`${bucket} is the bucket of the files, and would be lost together with them`)
  return s3Store({ ...backupS3, bucket }, prefix.replace(/\/+$/, ''), join(dataDir, 'unsent'))
}

/** A backup in the data folder would be lost together with it. */
function refuseInside({ dataDir }: Settings, folder: string): void {
  const way = relative(realOf(dataDir), realOf(folder))
  if (way.startsWith('..')) return
  throw new Error(
    `${folder} is inside DATA_DIR, and would be lost together with it. Choose a folder on another disk`,
  )
}

/** Follows links, so that none leads back into the data folder. */
function realOf(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path))
}
