import { onDatabases } from './databases.ts'

/** node bench/seeding.ts [--postgres 20000,100000,1000000] [--embedded 10000]: says how long seeding took. */
await onDatabases(async () => undefined, { embedded: '', postgres: '20000,100000' })
