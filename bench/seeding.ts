import { onDatabases } from './databases.ts'

/** node bench/seeding.ts [--postgres 20000,100000,1000000] [--embedded 10000]: prints how long seeding takes. */
await onDatabases(async () => undefined, { embedded: '', postgres: '20000,100000' })
