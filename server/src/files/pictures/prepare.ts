import type { Storage } from '../storage.ts'

type Preparation = {
  /** Key of the uploaded file. */
  upload: string
  /** Keys of the pictures that `make` makes of it. */
  keys: readonly string[]
  make: (content: Buffer) => Promise<Readonly<Record<string, Buffer>>>
}

/**
 * For jobs: stores the pictures of an upload. Returns false if nobody can decode it. The job removes the upload once
 * its row says that the pictures exist; running it twice is harmless.
 */
export async function preparePictures(
  { storage }: { storage: Storage },
  { upload, keys, make }: Preparation,
): Promise<boolean> {
  const content = await storage.get(upload)
  // A restored database may be a moment older than its files: the job runs again although it had ended.
  if (!content) return (await Promise.all(keys.map((key) => storage.get(key)))).every(Boolean)
  const made = await make(content).catch(() => undefined)
  if (!made) return false
  for (const [key, picture] of Object.entries(made)) await storage.put(key, picture)
  return true
}
