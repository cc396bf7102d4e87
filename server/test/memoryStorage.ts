import { Readable } from 'node:stream'
import type { Place } from '../src/files/storage.ts'

/** File storage in memory; `files` lets a test inspect it. */
export function memoryStorage(): Place & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    put: async (key, content) => void files.set(key, content),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
    write: async (key, content) => {
      const whole = Buffer.concat(await content.toArray())
      files.set(key, whole)
      return whole.length
    },
    read: async (key) => {
      const whole = files.get(key)
      return whole && Readable.from([whole])
    },
    list: () => Readable.from([...files.keys()]),
  }
}
