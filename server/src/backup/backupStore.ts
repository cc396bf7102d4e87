export type Bytes = AsyncIterable<Uint8Array>
export type Written = { bytes: number; sha256: string }
export type StoredFile = { path: string; bytes: number; touched: Date }

/** Where backups are: a folder or a bucket. Paths inside it use slashes. */
export type BackupStore = {
  /** As people write it, such as /backup/bnr or s3://bucket/bnr. */
  address: string
  /** Stores a stream whole or not at all. Its path may depend on what was written. */
  put: (path: string | ((written: Written) => string), content: Bytes) => Promise<Written>
  /** Streams a file. Returns undefined when there is no such file. */
  get: (path: string) => Promise<Bytes | undefined>
  /** The files whose paths begin like this. */
  list: (beginning: string) => AsyncIterable<StoredFile>
  /** The names of the folders at the top. */
  folders: () => Promise<string[]>
  /** Notes that a backup contains this file. */
  touch: (path: string) => Promise<void>
  /** Days for which a touched file needs no other touch. */
  touchDays: number
  remove: (path: string) => Promise<void>
}
